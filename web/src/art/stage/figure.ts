/** Somebody on their feet, 120 × 226: the bust stands on the bell of the pawn. */
export const BELL = 'M19 95 C19 132 15 172 4 200 Q3 211 14 214 Q60 225 106 214 Q117 211 116 200 C105 172 101 132 101 95 Z'
export const BELL_SHADE = 'M19 95 C19 132 15 172 4 200 Q3 211 14 214 Q36 219.5 60 220 V95Z'
export const TRIM = 'M6 199Q60 214 114 199M9 192Q60 206 111 192'
export const BUTTONS = 'M60 108l3 4.6-3 4.6-3-4.6zM60 126l3 4.6-3 4.6-3-4.6z'
/** Sweat on a brow, in the box of a bust. */
export const SWEAT = 'M71 38C75 44 76.6 46.6 75 50C73.4 53.2 68.6 53.2 67 50C65.6 46.6 67.6 44 71 38Z'
/** Joy around a head. */
export const GLINTS = 'M15 30l2.6 4.4-2.6 4.4-2.6-4.4zM82 44l2 3.4-2 3.4-2-3.4zM19 50l1.6 2.6-1.6 2.6-1.6-2.6z'
