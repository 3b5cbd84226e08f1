import { told } from '../told/fr'
import { advice } from './advice'
import { board } from './board'
import { carnet } from './carnet'
import { cluedo2008Table } from './cluedo_2008_table'
import { device } from './device'
import { enigme } from './enigme'
import { fairness } from './fairness'
import { hantiseAdvice } from './hantise_advice'
import { hantiseTable } from './hantise_table'
import { howto } from './howto'
import { huisClosAdvice } from './huis_clos_advice'
import { huisClosTable } from './huis_clos_table'
import { keys } from './keys'
import { kit } from './kit'
import { lessons } from './lessons'
import { lobby } from './lobby'
import { moi } from './moi'
import { past } from './past'
import { replay } from './replay'
import { rules } from './rules'
import { mansionAdvice } from './mansion_advice'
import { mansionAsk } from './mansion_ask'
import { sheet } from './sheet'
import { table } from './table'
import { theatre } from './theatre'
import { undrawn } from './undrawn'

export const fr = {
  ...told,
  ...kit,
  ...keys,
  ...sheet,
  ...board,
  ...advice,
  ...mansionAdvice,
  ...huisClosAdvice,
  ...hantiseAdvice,
  ...mansionAsk,
  ...cluedo2008Table,
  ...lobby,
  ...hantiseTable,
  ...huisClosTable,
  ...table,
  ...rules,
  ...howto,
  ...fairness,
  ...replay,
  ...past,
  ...moi,
  ...lessons,
  ...theatre,
  ...undrawn,
  ...device,
  ...carnet,
  ...enigme,
} as const
