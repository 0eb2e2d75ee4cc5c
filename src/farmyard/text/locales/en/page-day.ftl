## The deal of the day
page-day = Deal of the day
page-day-what = One deal of every game, the same for everybody, against the same computer players. The first try counts; leave and come back whenever you like.
page-day-next = next deals in { $left }
page-day-streak = { $days } days in a row
page-day-bots = { $count ->
    [one] a { $level }
   *[other] { $count } { $level }s
  }
page-day-against = { $seats } players: you against { $bots }
page-day-compare = How others fared
page-day-standings = The best of the last days
page-day-week = Week
page-day-month = Month
page-day-place = Place
page-day-name = Name
page-day-deals = Deals
page-day-points = Points
page-day-points-what = A hundred points for a deal if you beat everybody else at it, fifty if you beat half of them. Deals of today and yesterday count here once you have finished them yourself.
page-day-nobody = Nobody yet. Finish a deal and you will be the first.
page-day-honest = The cards are sealed before the day begins, the server deals them and notes every move. What no server can see: somebody who plays twice under two names, or tells a friend the cards. These tables are for fun, among friends.
page-day-all = All deals of the day
page-day-mine = Place { $place } of { $seats }, with { $points ->
    [one] 1 point.
   *[other] { $points } points.
  }
page-day-ahead = Ahead of { $percent }% of the others
page-day-everybody = { $people ->
    [0] Nobody has finished this deal yet
    [one] One person has finished this deal
   *[other] How { $people } people fared
  }
page-day-bars = Each row is a result in points, the best at the bottom; its bar is how many people reached it.
page-day-you = you
page-day-copy = Copy without spoilers
page-day-practise = Practise on this deal
page-day-secret = The secret the cards were shuffled from: { $secret }
page-day-clubs = Clubs
page-day-all-people = Everybody
page-day-club = Clubs
page-day-club-name = a new club’s name, or a code
page-day-club-go = Go
page-day-invited = You have been invited to a club: a table of your own for a family, a class, a circle of friends.
page-day-join = Join
page-day-members = { $count ->
    [one] One member so far: send the link to others.
   *[other] { $count } members
  }
page-day-leave = Leave the club
page-day-leave-really = Really leave
page-day-here = Without a server
page-day-here-short = Deals that this device deals itself: on the way, too.
page-day-here-what = One deal of every game that this device deals itself, the same on every device, against the same computer players. The first try counts; leave and come back whenever you like.
page-day-here-honest = On one’s own device nothing can be prevented: whoever wants to can look at the cards beforehand or begin again. So these results are for friends who trust each other.
page-day-here-server = A server checks the moves when they are handed in; in the tables of everybody they do not count, in those of clubs they do.
page-day-here-kept = Your result is kept on this device. It is handed in as soon as there is a server, until the end of the next day (UTC).
page-day-here-kept-alone = Your result is kept on this device. Here is no server to compare it for you: send your friends the line below.
page-day-result = Result
page-day-best = How well it can be played
page-day-best-share = { $percent }% of the way to the best known
page-day-best-reached = { $by ->
    [you] The best known game is yours:
    [person] The best known game is somebody’s of you:
   *[champion] The best known game is a champion’s:
  } place { $place } of { $seats }, with { $points ->
    [one] 1 point.
   *[other] { $points } points.
  }
page-day-best-parted = Up to move { $move } you played alike.
page-day-best-trying = A champion is still trying this deal: { $done } of { $all } games.
page-day-best-what = 0% is what comes of moves at random, on average; 100% the best result of anybody here, or of { $tries } games of a champion in your seat. Perhaps there is a better one that nobody has found.
page-day-best-mine = My move
page-day-best-line = The best game
page-evening = Duplicate evening
page-evening-short = The same three deals for a circle of friends.
