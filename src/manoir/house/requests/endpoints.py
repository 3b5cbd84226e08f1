"""Everything that can be asked of a house beside a game; what is about carnets stands with them."""

from datetime import date

from manoir.house.keeping.stored import Kept
from manoir.house.lobby import challenging, lobby, teaching, travelling, weekly
from manoir.house.lobby.weekly import WeeklyNews
from manoir.house.past import archive, own_page
from manoir.house.past.history import History
from manoir.house.past.own_page import Shared, Taken
from manoir.house.puzzles import asking as puzzles
from manoir.house.puzzles import own as own_puzzles
from manoir.house.puzzles.bodies import (
    BroughtEvenings,
    GivenAnswer,
    Judgement,
    NewPuzzle,
    PuzzleDay,
    PuzzleHelp,
    PuzzleNews,
    Solution,
    WantedHelp,
)
from manoir.house.puzzles.solver import OfPuzzles
from manoir.house.requests import about
from manoir.house.requests.asking import Endpoint
from manoir.house.requests.bodies import (
    Challenge,
    ChangeRecord,
    ChangeTable,
    Entropy,
    GameInfo,
    Learn,
    Me,
    NewTable,
    Plead,
    Records,
    Rename,
    Replay,
    Review,
    SeatBot,
    Sit,
    Tables,
    Verdict,
    Weekly,
)
from manoir.table.chance.proof import Transcript
from manoir.table.messages import NotebookNews, TableNews
from manoir.table.past.course import Course
from manoir.table.past.explaining import Explained
from manoir.table.past.luck import Reckoning

TABLE = "/api/tables/{code}"
RECORD = "/api/records/{code}"
PUZZLE = "/api/puzzles/{name}"

ENDPOINTS = (
    Endpoint("GET", "/api/me", "Who I am", about.who_am_i, Me),
    Endpoint("PUT", "/api/me", "Name me", about.name_me, Me, Rename),
    Endpoint("DELETE", "/api/me", "Forget me", own_page.forget_me, Me),
    Endpoint(
        "GET", "/api/me/page", "What my games come to", own_page.show_own_page, History, query={"day": date}, cost=5.0
    ),
    Endpoint("POST", "/api/me/page", "Share my page", own_page.share_page, Shared, status=201),
    Endpoint("DELETE", "/api/me/page", "Share it no more", own_page.hide_page, History, cost=5.0),
    Endpoint("GET", "/api/me/everything", "All that is kept of me", own_page.take_everything, Taken, cost=10.0),
    Endpoint(
        "GET",
        "/api/pages/{code}",
        "A page that somebody shares",
        own_page.show_shared_page,
        History,
        query={"day": date},
        cost=5.0,
    ),
    Endpoint(
        "GET",
        "/api/me/puzzles",
        "What my puzzles come to",
        own_puzzles.show_own_puzzles,
        OfPuzzles,
        query={"day": date},
        cost=2.0,
    ),
    Endpoint(
        "POST",
        "/api/me/puzzles",
        "Add days that my page has kept",
        own_puzzles.bring_evenings,
        OfPuzzles,
        BroughtEvenings,
        query={"day": date},
        cost=5.0,
    ),
    Endpoint("GET", "/api/games", "Which games there are", about.list_games, list[GameInfo], query={"name": str}),
    Endpoint("GET", "/api/tables", "My tables, and those that are listed", lobby.list_tables, Tables),
    Endpoint("POST", "/api/tables", "Open a table", lobby.open_table, TableNews, NewTable, 201, cost=3.0),
    Endpoint("GET", TABLE, "A table", lobby.show_table, TableNews),
    Endpoint("PATCH", TABLE, "Change what is agreed on", lobby.change_table, TableNews, ChangeTable),
    Endpoint("POST", f"{TABLE}/chairs", "Sit down", lobby.sit, TableNews, Sit),
    Endpoint("DELETE", f"{TABLE}/chairs/{{character}}", "Free a chair, or give up a seat", lobby.stand, TableNews),
    Endpoint("POST", f"{TABLE}/pleas", "Ask for a chair during the game", lobby.plead, TableNews, Plead, 201, cost=3.0),
    Endpoint("POST", f"{TABLE}/pleas/{{number}}", "Agree, or not", lobby.judge, TableNews, Verdict),
    Endpoint("DELETE", f"{TABLE}/pleas/{{number}}", "Ask no more", lobby.withdraw, TableNews),
    Endpoint("POST", f"{TABLE}/bots", "Seat a bot", lobby.seat_bot, TableNews, SeatBot),
    Endpoint("POST", f"{TABLE}/entropy", "Add to chance", lobby.add_entropy, TableNews, Entropy),
    Endpoint("POST", f"{TABLE}/start", "Deal", lobby.start, TableNews, Entropy),
    Endpoint("POST", f"{TABLE}/again", "Play again", lobby.play_again, TableNews),
    Endpoint("POST", f"{TABLE}/take-along", "Take a game along as a file", travelling.take_along, str, cost=5.0),
    Endpoint(
        "POST",
        "/api/brought",
        "Take up a game that was taken along",
        travelling.take_up,
        TableNews,
        str,
        201,
        limit=archive.RECORD_LIMIT,
        cost=10.0,
    ),
    Endpoint("GET", "/api/records", "My past games", archive.list_records, Records, query={"before": int}),
    Endpoint(
        "POST",
        "/api/records",
        "Bring in a record",
        archive.bring_record,
        Kept,
        str,
        201,
        limit=archive.RECORD_LIMIT,
        cost=10.0,
    ),
    Endpoint("GET", RECORD, "A record", archive.show_record, str),
    Endpoint("PATCH", RECORD, "Close a record to others, or open it", archive.close_record, Kept, ChangeRecord),
    Endpoint("GET", f"{RECORD}/proof", "What chance was made of", archive.prove_record, Transcript, cost=5.0),
    Endpoint(
        "GET",
        f"{RECORD}/replay",
        "A game seen again",
        archive.replay_record,
        Replay,
        query={"seat": int, "open": int},
        cost=10.0,
    ),
    Endpoint(
        "GET",
        f"{RECORD}/notebook",
        "A notebook as it was then",
        archive.show_notebook,
        NotebookNews,
        query={"seat": int, "ply": int},
        cost=2.0,
    ),
    Endpoint("GET", f"{RECORD}/review", "What could be known", archive.review_record, Review, cost=10.0),
    Endpoint(
        "POST", f"{RECORD}/challenge", "The same deal", challenging.open_challenge, TableNews, Challenge, 201, cost=10.0
    ),
    Endpoint("GET", f"{RECORD}/course", "How it stood", archive.show_course, Course | None, cost=10.0),
    Endpoint("GET", f"{RECORD}/luck", "Luck apart from choices", archive.weigh_questions, Reckoning, cost=10.0),
    Endpoint(
        "GET", f"{RECORD}/why", "Why a bot did that", archive.explain_move, Explained, query={"ply": int}, cost=5.0
    ),
    Endpoint("POST", "/api/lessons/{name}", "Begin a lesson", teaching.begin_lesson, TableNews, Learn, 201, cost=3.0),
    Endpoint("GET", "/api/weekly", "The deals of the week", weekly.list_weekly, list[WeeklyNews], cost=5.0),
    Endpoint("POST", "/api/weekly", "Play one of them", weekly.open_weekly, TableNews, Weekly, 201, cost=10.0),
    Endpoint("GET", "/api/daily", "Which puzzle is today's", puzzles.show_day, PuzzleDay, query={"day": date}),
    Endpoint(
        "GET",
        "/api/puzzles",
        "Today's puzzle, or a day's",
        puzzles.show_daily,
        PuzzleNews,
        query={"day": date},
        cost=2.0,
    ),
    Endpoint("POST", "/api/puzzles", "A new puzzle", puzzles.make_new, PuzzleNews, NewPuzzle, 201, cost=10.0),
    Endpoint("GET", PUZZLE, "A puzzle by its name", puzzles.show_named, PuzzleNews, cost=5.0),
    Endpoint("POST", f"{PUZZLE}/answer", "Answer a puzzle", puzzles.judge_answer, Judgement, GivenAnswer, cost=2.0),
    Endpoint("POST", f"{PUZZLE}/help", "Help with the next step", puzzles.give_help, PuzzleHelp, WantedHelp, cost=2.0),
    Endpoint("POST", f"{PUZZLE}/end", "Give up, and be told", puzzles.give_up, Solution, cost=2.0),
)
