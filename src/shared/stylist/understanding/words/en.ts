import type { WordsOfSophia } from '../source.ts'

export const words: WordsOfSophia = {
  language: 'en',
  colours: 'before',
  occasions: {
    wedding_guest:
      'wedding, wedding guest, bridesmaid, maid of honour, maid of honor, mother of the bride, mother of the groom, nuptials, hen do guest, getting hitched, vow renewal, marries, usher, weddings, wedding do, nikah, walima, shaadi, hindu wedding, indian wedding, nigerian wedding, wedding breakfast, wedding party, evening do, ceremony and reception, sister wedding, tie the knot, tying the knot, big day, best friends wedding, mother of groom, flower girl, sangeet, baraat, reception do, wedding reception, wedding weekend, destination wedding, bridal party, groomsman, winter wedding, beach wedding, wedding of, gay wedding, civil partnership do, wedding in, weddings in, the bride, bride and groom, bride is in, bride in, bride wore, bridesmaids in, bridesmaids are in, getting married, gets married, get married, got married, is marrying, are marrying, marrying, getting wed, gets wed, brides mother, brides sister, brides aunt, brides gran, grooms mother, grooms sister, grooms mum, im the brides, father of the bride, sister of the bride, mum of the bride, mum of the groom, sister of the groom, aunt of the bride, best man, best woman, matron of honour, bridal brunch, nuptial mass, wedding ceremony, evening guest, day guest, wedding season, plus one, plus one at a wedding, hitched',
    bride:
      'bride to be, my own wedding, my wedding, i am the bride, im the bride, i am getting married, im getting married, we are getting married, were getting married, my wedding day, bridal, elopement, eloping, my own reception, courthouse bride, im getting hitched, were getting hitched, im getting wed, we get married, when i get married, i get married, i am marrying, im marrying, my civil partnership, our wedding, our big day, my big day, my own big day, bride myself, my bridal shower, second time bride, tying the knot myself, my courthouse wedding, our registry office wedding, our elopement, my elopement, me and my fiance are getting married, i say i do',
    civil_wedding:
      'registry office, register office, town hall wedding, courthouse wedding, city hall wedding, civil wedding, civil ceremony, city hall, registry do, registry, civil partnership, registrar, town hall, at the town hall, courthouse ceremony, registry wedding, registry office do',
    engagement:
      'engagement, engagement party, proposal, getting engaged, engaged, popped the question, popping the question, proposing, he proposed, engagement do, engagement drinks, engagement dinner, roka, getting betrothed',
    baptism:
      'christening, baptism, naming ceremony, godmother, baptised, christened, baby blessing, dedication, naming day, godparents, godparent, christenings, name giving, christen, being christened, getting christened, baptise, baptize, baptized, dedication service, godson, goddaughter christening',
    communion: 'communion, first communion, holy communion, confirmation, confirmation mass',
    bar_mitzvah: 'bar mitzvah, bat mitzvah, bnai mitzvah, bat mizvah, bar mizvah, bnei mitzvah',
    graduation:
      'graduation, commencement, graduating, convocation, grad ceremony, prize giving, grad, graduate, graduates, grad ball ceremony, passing out parade, degree ceremony, graduation ball, grad ball, graduation dinner, graduation party, graduated, graduates from, my degree, degree show, cap and gown, mortarboard, getting my degree, white coat ceremony, phd viva, valedictorian, pinning ceremony, hooding ceremony, award of degrees, my masters ceremony',
    prom: 'prom, homecoming, leavers ball, senior prom, school dance, formal dance, year 11 prom, formal at school, homecoming dance, winter formal, senior ball, year 13 prom, sixth form prom, sixth form ball, year 11 leavers, leavers do, formal at the school, hoco, prom night, debs, debs ball',
    gala: 'gala, ball, charity ball, awards, awards night, award ceremony, black tie event, red carpet, fundraiser, charity dinner, may ball, gala dinner, gala night, charity do, masquerade, awards dinner, awards do, black tie ball, premiere, charity gala, hunt ball, summer ball, winter ball, graduation ball, military ball, charity event, gala event, award show, oscars, charity auction, gala evening, gala ball, awards evening, awards ceremony, oscars party, opening gala, state dinner, embassy reception, reception at the embassy, investiture, buckingham palace, mayors reception, debutante ball, viennese ball, charity evening, police ball, regimental ball, masquerade ball, winter gala',
    opera:
      'opera, ballet, philharmonic, symphony, nutcracker, swan lake, la traviata, glyndebourne, royal opera house, la boheme, royal ballet',
    theatre:
      'theatre, theater, play, musical, broadway, west end, show tonight, comedy night, panto, pantomime, matinee, theatre trip, the theatre, west end show, seeing hamilton, a show, stand up comedy, comedy club, wicked, les mis, phantom, improv night, drama, shakespeare, the globe, the musical, playhouse, am dram, evening at the theatre, a musical',
    concert:
      'concert, gig, live music, recital, gigs, arena tour, stadium show, taylor swift, harry styles, eras tour, seeing beyonce, orchestra, jazz night, jazz club, the proms, proms, o2 arena, choir, choral, carol concert, world tour, bands, band night, live band, open mic, philharmonia, classical concert, in concert, philharmonic concert',
    festival:
      'festival, glastonbury, coachella, glasto, burning man, music fest, fair, fete, oktoberfest, fest, reading festival, download festival, county fair, state fair, rodeo, isle of wight, latitude, boardtown, boomtown, latitude festival, all points east, wireless, lollapalooza, bonnaroo, sxsw, creamfields, green man, big weekend, village fair, highland games, renaissance faire, pride, pride parade, pride march',
    club: 'club, clubbing, nightclub, dancing, rave, night out, disco, girls night, dance floor, clubs, on the town, big night out, bar crawl, pub crawl, night on the town, salsa, salsa night, salsa dancing, tango, milonga, ceilidh, barn dance, line dancing, ballroom dancing, swing dance, dance the night away, dance all night, warehouse, drag show, drag night, drag brunch, karaoke, big night, night out with, hitting the town, going out out, silent disco, school disco, danceteria, dancehall, bop, boogie',
    party:
      'party, hen do, hen party, stag do, bachelorette, housewarming, celebration, leaving do, work do, office party, bash, a do, launch, product launch, reception, anniversary, reunion, retirement, soiree, house party, gender reveal, parties, hens, bachelorette weekend, shindig, get together, knees up, works do, staff party, garden do, farewell do, leaving drinks, silver wedding, golden wedding, school reunion, class reunion, cocktail party, divorce party, pool do, anniversary party, bachelorette party, hen, hen weekend, hen night, bachelorette trip, super bowl party, watch party, office do, staff do, summer party, engagement drinks, garden drinks, murder mystery, wrap party, going away party, farewell party, farewell, surprise party, dinner and dance, launch party, leaving party, boat party, rooftop party, house warming, housewarming party, bridal shower, wedding shower, wedding anniversary, ruby wedding, pearl wedding, diamond wedding, golden anniversary, silver anniversary, retirement do, retirement bash, retirement dinner, leaving meal, eurovision, poker night, casino night, quiz night, bingo night, naming party, 90s party, 80s party, seventies party, themed party, fancy dos, engagement bash, summer bash, soirees, function, function at, street party, coronation party, jubilee, celebrating, celebrate, celebrations, hosting, get togethers, divorce bash, do at the, a do at, drinks reception, stag, stags, stag weekend, stag party, bachelor party, bachelors party, buck party, hen do in, hog roast',
    birthday:
      'birthday, bday, 18th, 21st, 30th, 40th, 50th, 60th, 70th, 80th, turning thirty, turning forty, turning fifty, turning sixty, turning … tomorrow, birthdays, 16th, 25th, 65th, 90th, milestone birthday, birthday do, birthday meal, bday party, big 4 0, a 30th, a 40th, a 50th, a 60th, a 70th, turn 30, turn 40, turn 50, turn 60, thirtieth, fortieth, fiftieth, sixtieth, seventieth, eightieth, ninetieth, twenty first, eighteenth birthday, sixteenth, hundredth, 100th, 75th, 35th, 45th, 55th, 85th, b day, birthday girl, the big 3 0, the big 5 0, the big 6 0, the big 3o, the big 4o, big birthday, big five oh, big four oh, big three oh',
    christmas:
      'christmas, xmas, christmas eve, christmas party, christmas do, boxing day, nativity, secret santa, thanksgiving, holiday party, hanukkah, chrimbo, crimbo, xmas do, works xmas do, christmas day, christmas dinner, christmas lunch, holiday season, holidays party, friendsgiving, festive do, easter, easter sunday, easter lunch, hannukah, chanukah, christmas carols, carol singing, crimbo do, work christmas, office christmas, christmas meal, boxing day lunch, xmas party, xmas dinner, turkey day, festive season, festive party',
    new_year:
      'new year, new years, new years eve, nye, hogmanay, new years day, new years party, ringing in the new year, new years eve party, ring in the new year, new years bash, years eve',
    eid: 'eid, eid al fitr, eid al adha, eid mubarak, eid prayer, eid lunch, eid party, bakrid',
    ramadan: 'ramadan, iftar, suhoor, iftaar, breaking fast, sehri',
    lunar_new_year: 'lunar new year, chinese new year, spring festival, tet, cny, year of the',
    diwali:
      'diwali, deepavali, navratri, holi, puja, divali, garba, durga puja, raksha bandhan, karva chauth, onam, vaisakhi',
    carnival:
      'carnival, mardi gras, fancy dress, halloween, costume party, notting hill, trick or treat, trick or treating, trick or treaters, costume, costumes, mardi gras ball, day of the dead, comic con, cosplay, notting hill carnival, caribana',
    quinceanera: 'quinceanera, quince, sweet sixteen, quinceañera, sweet 16, quinces',
    feria: 'feria',
    tea_ceremony: 'tea ceremony',
    school_ceremony:
      'first day of school, parents evening, parent teacher, school play, speech day, sports day, back to school night, school assembly, pta meeting, school concert, parents night, school fair, open evening, nativity play, sports day at school, school gala, back to school, school prize giving, school awards, graduation from primary, nursery graduation, kindergarten graduation, parents eve, parents assembly, harvest festival, school nativity, pta, governors meeting, school open day',
    coming_of_age: 'coming of age',
    henna_night: 'henna, mehndi, henna night',
    funeral:
      'funeral, burial, wake, cremation, shiva, funerals, cremated, crematorium, graveside, burying, buried, memorial mass, laid to rest, passed away, funeral of, cremation service, nans funeral, grandads funeral, died, has died, passing, passed on, being buried, cremate, committal, pay my respects, pay our respects, paying respects, paying my respects, mourning, in mourning, lost my dad, lost my mum, lost my gran, lost my nan, burial service, open casket, viewing at the funeral home, funeral home, visitation, shiva call, sitting shiva, memorial and burial, bury, burying my, final farewell to, say goodbye to my late, condolences, bereaved, hearse',
    memorial:
      'memorial, remembrance, unveiling, celebration of life, memorial service, remembrance sunday, scattering the ashes, ashes, in memory of, scattering of ashes, scatter, scattering, scattering my, anniversary of his death, anniversary of her death, remembering, armistice, poppy day, anzac, anzac day, headstone, stone setting, celebrate his life, celebrate her life, celebrating her life, celebrating his life, thanksgiving service for',
    religious_service:
      'church, mass, temple, synagogue, mosque, service, easter service, prayers, gurdwara, shul, sunday service, sunday best, sunday mass, midnight mass, sermon, chapel, cathedral, temple visit, jummah, friday prayers, mosque visit, gurdwara visit, quaker meeting, bible study, carol service, vespers, evensong, ash wednesday, good friday, worship, communion service, pentecost, pilgrimage, vigil mass, palm sunday, lent service, yom kippur, rosh hashanah, shabbat, sabbath, high holidays, mandir, eucharist, prayer meeting, hymns, vicar, priest, umrah, hajj',
    interview:
      'interview, job interview, assessment day, job hunting, interviews, interviewing, assessment centre, job offer chat, panel interview, second interview, trial shift, zoom interview, video interview, interviewed, internship interview, job centre, uni interview, interview day, interview for, interviewing for, interviewing with, assessment centre day, trial day, trial shift at, job trial, meeting a recruiter, recruiter, final round, headhunter, grad scheme interview, audition, internship chat',
    office:
      'work, office, desk, job, bank, law firm, boss, colleagues, workwear, nine to five, 9 to 5, client, boardroom, at work, to work, for work, workplace, day job, in the office, commuting, commute, corporate job, teaching, classroom, teacher, my firm, work stuff, work clothes, smart for work, office wear, new office, my office, working in an office, office based, accountancy firm, work wardrobe, return to office, back to work, work outfit, after maternity leave, casual fridays, dress down friday, casual friday, accountants, solicitors, bank job, receptionist, reception desk, call centre, estate agent, estate agents, lawyer, solicitor, accountant, teach, teaching primary, open plan, workdays, work days, coworkers, 9 5, hot desking, my manager, managers, civil servant, council job, in work, wear for work, hospital job, paralegal, pa job, secretary, ceo, law office',
    business_trip:
      'business trip, work trip, business travel, work travel, travel for work, off site, offsite, work offsite, travelling for work, flying for work, conference trip, client visit in, away with work, team away day, away day',
    meeting:
      'meeting, meetings, presentation, pitch, zoom call, video call, board meeting, presenting, client meeting, negotiation, big meeting, board, pitching, appraisal, performance review, site visit, client lunch, parents meeting, annual review, review with my boss, review with my manager, quarterly review, town hall meeting, investors, stakeholders, sales call, important call, skype call, meeting with, meeting clients, pitch meeting, big pitch, kick off meeting, seeing clients, see clients, shareholders, talk at work, giving a talk, public speaking, on a panel, lender, bank manager, mortgage meeting, lecture i am giving',
    conference:
      'conference, convention, trade fair, trade show, keynote, summit, panel, networking event, seminar, expo, networking, networking do, symposium, tradeshow, congress, speaking at, keynote speech, ted talk, workshop, careers fair, career fair, job fair, delegates, delegate, hackathon',
    home_office:
      'working from home, work from home, wfh, home office, remote work, zoom, home working, hybrid, teams call, on teams, teams meeting, wfh day, remote job, working remotely, work remotely, home all day on calls, on calls all day, video calls all day, zooms, zoom calls, home based job, remote working, webcam',
    first_day:
      'first day at work, first day at my new job, first day in my new job, new job, first day on the job, first day, start a new job, starting a new job, first week at, start my new job, starting my new job, first week, new role, first day back, new job starts, start work, starting work, first proper job, starting at a new, new job on, begin my new job, begin work, first shift, induction day, onboarding, starting my new, started a new job, just started a new job, starting a job, starting at, induction, probation, start on monday as, starting as, first day of work',
    date: 'date, date night, first date, tinder, hinge, blind date, romantic dinner, valentines, valentines day, candlelit, seeing a guy, meeting a guy, meeting someone special, dates, dating, bumble, third date, second date, anniversary dinner, valentine, galentines, date at, coffee date, dinner date, drinks with a guy, tinder date, hinge date, bumble date, night with my boyfriend, date with, our anniversary, meeting a guy from, hot date, dinner with my boyfriend, dinner with my husband, romantic weekend, romantic evening, second date with, date number, going on a date, date nite, with my crush, my crush, seeing someone, romantic, romantic meal, candlelight, candle lit, vday, valentines dinner, pal entines, date nights, taking me out for dinner, boyfriend is taking me, husband is taking me, night out with my husband, night out with my boyfriend, tinder guy, blind dates, speed dating, anniversary with my husband, anniversary with my boyfriend, wedding anniversary dinner, our anniversary dinner, match com, a guy i like, a boy i like, a girl i like, someone i fancy, flame, soulmate',
    dinner:
      'dinner, restaurant, supper, meal out, dining, eating out, steakhouse, tasting menu, dinner party, fancy meal, posh meal, nice meal, michelin, curry night, tapas, out for a meal, out for food, going for a meal, thanksgiving dinner, girls dinner, anniversary meal, dinner at, three course, meal, dinner reservation, chinese meal, family dinner out, dinners, sushi, rehearsal dinner, nosh, posh nosh, curry, pizza with, for pizza, out for dinner, dinner out, out to eat, eat out, grab a bite, bite to eat, steak night, taster menu, tasting, a la carte, bistro, brasserie, trattoria, gastropub, gastro pub, carvery, noodle bar, chippy tea, sit down meal, out to dinner, dinner with, dinner on, mezze, dim sum, korean bbq, ramen, teppanyaki, supper club, booked a table, table booked, table for two, reservation, reservations, romantic meal out, fine dining, hibachi, pub meal, chinese with, chinese restaurant',
    brunch:
      'brunch, bottomless brunch, breakfast, boozy brunch, bruncheon, breakfast meeting, brunching, brunch with, breakfast out, breakfast with, mimosas, pancakes, pancake',
    lunch:
      'lunch, luncheon, afternoon tea, high tea, sunday roast, ladies who lunch, lunch with, lunch date, business lunch, long lunch, ladies lunch, girls lunch, pub lunch, lunch out, sunday lunch, lunches, lunching, carvery lunch, cream tea, afternoon tea at, ploughmans, out for lunch, working lunch, roast dinner, sunday dinner, sunday roast at, luncheons',
    coffee:
      'coffee, cafe, coffee date, cuppa, coffee shop, coffees, coffee with, coffee morning, coffee catch up, latte, brew, a brew, costa, starbucks, flat white, cake and coffee, tea and cake, catch up over coffee, coffee run, cafes',
    drinks:
      'drinks, cocktails, bar, pub, happy hour, after work, rooftop, wine bar, wine tasting, aperitif, pub quiz, cocktail bar, prosecco, beer garden, pubs, wine night, a few drinks, after work drinks, works drinks, drinks out, cocktail night, bottomless, gin bar, rooftop bar, bars, cocktail making, boozy, pint, pints, few pints, few bevs, bevvies, bevvy, wine with, wine oclock, spritz, aperol, aperol spritz, cocktail, mocktails, beers, beer with, whisky tasting, gin tasting, brewery, brewery tour, tequila, margaritas, martinis, champagne bar, a drink, quick drink, drink with, drinks with, for a drink, gin and, rooftop drinks, sundowners, sundowner, pub garden, boozer, local pub, pre dinner drinks, tavern, speakeasy, vino, bar hopping, bar hop',
    weekend:
      'for the weekend, weekends, for weekends, lazy sunday, lazy saturday, sundays, weekend wear, day off, at weekends, my weekend, off duty, weekend look, weekend outfit, lazy weekend, for lazy sundays, casual weekend, a chilled weekend, chilled sunday, weekend chilling, days off, weekend outfits',
    everyday:
      'everyday, every day, day to day, errands, running errands, daily, pottering, knocking about, every day wear, daytime, day to day wear, chores, shopping and errands, mum life, mom life, mooching, mum uniform, mom uniform, wfh and errands, popping out, popping to, nipping to, post office, running around, food shop, weekly shop, big shop, tesco, aldi, sainsburys, walmart, target run, costco, dentists and errands, appointments and errands, bits and bobs, day in town, run errands, an errand, errand, about town, in and about, out and about, running about, general life, knock about, potter about, just for everyday, throw on and go, go to outfit, daily life, daily wear, normal day, a normal day, housewife, stay at home mum, stay at home mom, sahm, retired life',
    school_run:
      'school run, school gates, school gate, drop off, pick up the kids, nursery run, dropping the kids, school drop, school pickup, dropping kids, drop the kids, drop my kids, pick up my kids, picking up the kids, picking the kids up, taking the kids to school, take the kids to school, kids to school, kids to nursery, nursery drop off, nursery pickup, school pick up, school drop off, pickup line, carpool, car line, daycare, day care, walking the kids, school mums, preschool, drop off my kids, dropping my kids, dropping off, drop/dropping/dropped/collect/collecting/fetch/fetching + nursery/school/daycare/preschool/kindergarten/creche/childminder, picking up/pick up + nursery/school/daycare/preschool/kindergarten/creche/childminder, getting the kids from school, get the kids to school, carpool line, school gate mums, school playground, on the school run, class mums, morning school, walking to school with',
    playground:
      'playground, soft play, park with the kids, sandpit, chasing toddlers, toddler group, running after my toddler, playdate, play park, play area, swings, softplay, baby group, playgroup, mum and baby, toddler class, mums and tots, stay and play, trampoline park, kids party, park with my, park with the, chasing a toddler, chasing my toddler, chasing kids, chasing after, crawling after, play date, play dates, sand pit, splash park, messy play, feeding the ducks, farm park, petting zoo',
    university:
      'uni, university, college, lectures, campus, class, classes, freshers, seminars, lecture, library, exam, sixth form, grad school, dorm, lecturing, open day, freshers week, moving into halls, fresher, freshers ball, students union, tutorial, thesis, dissertation, uni lectures, school of, exams, night school, evening class, study, studying, revising, campus tour, postgrad, undergrad, undergraduate, halls of residence, sorority, frat, sorority rush, rush week, semester',
    shopping:
      'shopping, shops, mall, farmers market, market, supermarket, sales, shopping trip, shopping with, retail therapy, boxing day sales, westfield, outlet, outlets, outlet village, flea market, car boot, car boot sale, thrift shopping, thrifting, charity shopping, charity shops, high street, bargain hunting, town shopping, shopping centre, shopping center, garden centre, ikea, antique fair, antiques market, vintage market, browse the shops, christmas market, christmas markets',
    museum:
      'museum, gallery, exhibition, art show, vernissage, private view, gallery opening, exhibit, opening night, galleries, national gallery, tate, art gallery, art exhibition, art opening, exhibitions, museums, v and a, moma, louvre, the met, guggenheim, the tate, art fair, biennale, sculpture park, stately home, open studio, poetry reading, book launch, book signing, private viewing, photography exhibition',
    walk: 'walk, stroll, walking the dog, dog walk, walking, promenade, wander, dog walking, walkies, dog walks, walk the dog, walk in the park, country walk, walking my dog, dogs out, dog out, country walks, rambling walk, dog/dogs/puppy + walk/walking/walkies, walks, walking round, walking around, dog walker, strolling, stroll along, long walk, ramble, muddy walk, coastal walk, beach walk, riverside walk, canal walk, canal, towpath, woodland walk, woods, woodland, in the woods, walk along, walk through, walk round, walk by, nature walk, sunday walk, winter walk, walk with, puppy class, walking tour, step count, ten thousand steps, coast path, coastal path',
    garden_party:
      'garden party, summer fete, garden do, lawn party, marquee, garden parties, palace garden party, garden gathering, croquet, lawn, chelsea flower show, flower show, hampton court flower show, marquee do, henley, party in the garden, party in our garden, party in my garden, party in a garden, pimms on the lawn',
    barbecue:
      'barbecue, bbq, cookout, braai, grill party, barbie, bbqs, bar b q, fourth of july, 4th of july, barbeque, barbeques, barby, bar b que, grilling, cook out, crawfish boil, low country boil, pig roast, hog roast, burgers in the garden, labor day, memorial day, july 4th, independence day',
    picnic:
      'picnic, in the park, picnics, picnicking, picnic in, picnic with, al fresco lunch in the park, hyde park, central park, on a blanket, outdoor cinema, picnic blanket',
    beach:
      'beach, seaside, pool, poolside, pool party, beach club, lido, swim, swimming, sea, beachy, by the sea, by the pool, sun lounger, seaside town, swimming pool, beach day, sunbathing, sunbathe, paddling, surf, surfing, seafront, promenade by the sea, coast, the coast, sandy beach, boardwalk, beach holiday, beach bar, on the sand, sandcastles, snorkelling, snorkeling, scuba, diving, paddleboarding, paddle boarding, jet ski, beachside, lake swimming, wild swimming, hot tub, jacuzzi, waterpark, water park, spa pool, aqua park, boating lake, the lake, lido trip, swim up bar, pool day, pool bar, ocean, oceanfront, southend, blackpool',
    vacation:
      'vacation, holiday, holidays, trip, travel, travelling, resort, honeymoon, getaway, safari, interrailing, road trip, backpacking, camping, honeymooning, all inclusive, hols, jollies, on holiday, going away, all inclusive hol, hen weekend abroad, staycation, center parcs, disney, disneyland, theme park, all inclusive holiday, winter sun, half term away, weekend in the country, glamping, camper van, roadtrip, a week in, two weeks in, fortnight in, ten days in, week away, week in the sun, holibobs, trip away, going abroad, abroad, going on holiday, on vacation, week long, city holiday, villa, villa holiday, package holiday, last minute holiday, maldives, backpacker, tropical, island hopping, fly drive, girls trip, girls holiday, lads holiday, caravan, caravan park, campsite, van life, festival camping, yurt, lodge with, gap year, travelling round, travelling around, driving through, touring round, two weeks away, ten days away, weeks in, fortnight, spa weekend, spa day, wellness retreat, yoga retreat, retreat, euro summer, euro trip, half term, spring break, butlins, haven, bank holiday away, suitcase, capsule for, pack for, packing for, packing light, hand luggage, carry on, weekend trip, mini holiday, mini moon, minimoon, babymoon, holidaying, holiday to, holiday in, trip to, trip with, safari lodge',
    city_trip:
      'city break, city trip, sightseeing, weekend in, weekend away, minibreak, mini break, exploring the city, tour of the city, wandering round, sight seeing, sight see, touring, walking around the city, exploring, nights in, two nights in, three nights in, couple of nights in, days in, day trip, day in, day out in, day out, city weekend, weekend trip to, city breaks, museums and, walking the city, citybreak, weekend break, cobbled streets, cobbles, tourist, touristy, wandering around, exploring a, exploring new, hop on hop off, sights, seeing the sights, explore, long weekend in, tour bus',
    cruise:
      'cruise, captains dinner, yacht, boat, boat trip, sailing, on deck, regatta, formal night, cruises, boat party, catamaran, norwegian cruise, formal nights, gala night on board, at sea, sea days, port, ports, on board, onboard, cruising, liner, cruise ship, cruise liner, canal boat, narrowboat, ferry, yachting, riverboat, river boat, boat day, boat trips, houseboat, fjords, captains table, captains ball, cunard, p and o, dinghy',
    hiking:
      'hike, hiking, mountain, mountains, trek, trekking, rambling, camping trip, trail, munro, hikes, hillwalking, hill walking, rambles, trekking holiday, peak district, lake district, hill walk, walking holiday, fell walking, snowdon, ben nevis, scafell, hill, hills, moors, moorland, national park, hiker, pennine way, bouldering, rock climbing, climb a, climbing a, camino, trails, trailhead, walking boots weather, scrambling, mountaineering, appalachian, yosemite, snowdonia, dolomites, west highland way, trekking in, forest trail, backcountry, kilimanjaro, alps in summer, scout camp, waterfalls',
    ski_trip:
      'ski, skiing, ski trip, apres ski, slopes, snowboarding, chalet, skiing holiday, apres, snowboard, alpine, chalets, ski resort, ski lift, snow trip, snowboarder, sledging, ski lodge, ski holiday, ski chalet, ski season, on the piste, piste, aspen, whistler, verbier, tobogganing',
    flight:
      'flight, plane, long haul, red eye, fly, flying, train journey, long journey, long train, flights, long flight, plane ride, 10 hour flight, coach trip, eurostar, coach journey, overnight train, overnight flight, sleeper train, train ride, long drive, road journey, car journey, train to, train from, train for, overnight bus, coach to, economy seat, economy, on a plane, on the plane, on a train, on the train, hours on a train, hour train, hour drive, hour flight, long haul flight, hours flying, megabus, greyhound, amtrak, avanti, easyjet, ryanair, layovers, in transit, travel day, travelling day, megabus ride, ferry crossing, journey',
    airport:
      'airport, layover, airport look, at the airport, departure lounge, terminal, heathrow, gatwick, stansted, jfk, lax, duty free, airport outfit, business lounge, jet set',
    races:
      'races, ascot, royal ascot, derby, horse racing, cheltenham, polo match, grand national, ladies day, kentucky derby, racecourse, race day, ladies day at, aintree, goodwood, melbourne cup, preakness, the races, day at the races, at the races, horse race, races day, at york races, horses, the horses, york races, epsom, newmarket, chester races, doncaster, hippodrome, steeplechase, point to point, at the track, gold cup, breeders cup, belmont, racing, epsom derby, galway races, punchestown, leopardstown, cheltenham festival',
    sport:
      'gym, workout, working out, yoga, pilates, running, run, jog, jogging, tennis, golf, exercise, spin class, training, marathon, padel, cycling, fitness, football, match, spin, hiit, crossfit, parkrun, zumba, barre, netball, hockey, reformer, pickleball, football game, game day, tailgate, football training, swimming lessons, personal trainer, climbing, dance class, horse riding, riding lesson, yoga class, pilates class, gymming, work out in, hot yoga, bikram, boxing, kickboxing, spinning, weights, weightlifting, lifting, deadlift, half marathon, 10k, 5k, 10 k, couch to 5k, fun run, triathlon, swim training, rowing, bowls, bowling, ten pin bowling, cricket, rugby, hockey match, squash, badminton, volleyball, surfing lesson, skating, ice skating, roller skating, rollerblading, bike ride, biking, bike, cycle ride, cycle to, horse ride, horse, equestrian, dressage, martial arts, karate, judo, aerobics, aqua aerobics, aquafit, trampolining, gymnastics, ballet class, barre class, step class, leisure centre, sports centre, sports hall, peloton, fishing, golfing, golf club, golf day, tennis club, running club, match day, matchday, super bowl, baseball, basketball, nba, wimbledon, cup final, stadium',
    at_home:
      'at home, lounging, around the house, sofa, couch, netflix, lazy day, loungewear, staying in, movie night, working on the sofa, duvet day, chilling at home, lounge around, chill at home, lazing, slobbing, cosy night in, night in, sleepover, lounge, lounging around, pottering round the house, pottering at home, home alone, in the house, indoors, watching telly, watch telly, watch tv, watching tv, telly, binge watching, binge, box set, netflix and, slob out, slobbing around, slob, chill in, nights in on, cosy nights, cosy evening, movie marathon, film night, pyjama day, pj day, curl up, curled up, by the fire, fireplace, snuggle, housework, cleaning the house, hoovering, gardening, garden work, decorating, diy, baking, home day, hibernating, hibernate, convalescing, recovering at home, off sick',
    family_visit:
      'in laws, family dinner, family lunch, meeting his parents, meet the parents, meet his parents, meeting her parents, meet his mum, grandmas, at my parents, visiting my parents, my parents place, my aunts, family do, family gathering, family reunion, visit my family, his mum, his mother, my mother in law, visiting grandma, his family, mother in laws, in laws house, sunday lunch at, meet the family, meet her parents, seeing my family, family bbq, family party, bfs parents, boyfriends parents, bfs family, gfs parents, girlfriends parents, partners parents, meeting them, meeting the parents, meet my parents, his folks, her folks, my folks, meeting the folks, my parents house, parents place, parents house, at my nans, at my grans, at my mums, at my moms, inlaws, outlaws, future mother in law, future in laws, family meal, sunday lunch with family, family get together, family occasion, relatives, at nans, to my nans, at grans, to my grans, at my nanas, to my nanas, at my aunties, to my aunties, his family for, boyfriends mum, boyfriends mother, girlfriends family, girlfriends mum, fiances parents, fiances family, partners family, partners mum, mum in law, mil, meet the inlaws, meet his family, meet her family, meeting his family, meeting her family, meet my boyfriends, meeting my boyfriends, meeting my girlfriends, meet his folks, nans house, grans house, grandmas house, visiting nan, visiting gran, visiting my nan, visiting my gran, visiting my grandma, visiting my sister, visiting family, visiting relatives, family visit, seeing family, seeing the family, see my family, big family, whole family, family event, family barbecue, extended family, aunties house, mothers day, fathers day, dinner with my parents, lunch with my parents, dinner at my parents, lunch at my parents, at my sisters, at my brothers, parents for, kids grandparents, grandparents, with the family, the family, home for the holidays',
    baby_shower:
      'baby shower, sprinkle, sip and see, babyshower, gender reveal, babys shower, gender reveal party, mum to be party, mom to be party, baby sprinkle, diaper party',
    photo_shoot:
      'photo shoot, photoshoot, headshot, headshots, family photos, portraits, family portraits, engagement photos, linkedin photo, passport photo, photos taken, professional photos, on camera, tv interview, photos, photoshoots, family shoot, maternity shoot, headshot day, photographer, professional photo, family portrait, cv photo, passport pic, linkedin pic, photographed, photo session, family pictures, family pics, family photoshoot, pictures taken, profile picture, profile pic, passport picture, maternity photos, newborn photos, engagement shoot, engagement pics, couple shoot, couples shoot, boudoir, boudoir shoot, content shoot, filming, film crew, on tv, tv appearance, tv show, podcast video, dating profile, school photos, yearbook, graduation photos, christmas card photo, website photo, author photo, portrait session, id photo, visa photo, photos for',
    court:
      'court, hearing, trial, jury duty, tribunal, judge, custody hearing, magistrates, tribunal hearing, jury service, magistrates court, small claims, divorce court, court date, court hearing, court case, sentencing, solicitors, probate, family court, county court, crown court, high court, judges, mediation, deposition, parole, lawsuit, sworn in, citizenship ceremony, visa interview, notary, divorce hearing, called as a witness, witness, testify, custody, inquest, coroner',
    doctor:
      'doctor, doctors, hospital, dentist, clinic, ultrasound, scan, gp, physio, hospital appointment, midwife appointment, check up, checkup, surgery, midwife, hospital visit, visiting someone in hospital, chemo, mri, blood test, smear, doctors appointment, medical appointment, medical, blood pressure, x ray, xray, optician, opticians, hygienist, consultant, outpatients, maternity ward, hospital bag, a and e, emergency room, therapist, chiropractor, vaccination, jab, antenatal, fertility clinic, surgeon, operation',
  },
  weather: {
    hot: 'heatwave, heat wave, boiling, scorching, roasting, sweltering, scorcher, melting, melt, muggy, humid, baking, tropical, blazing, sweaty, hot outside, hot weather, so hot, really hot, very hot, will be hot, going to be hot, gonna be hot, its hot, is hot, hot day, hot and, and hot, hot summer, heat, sizzling, red hot, cracking flags, bloody hot, boiling hot, hot as hell, hot af, hotter than, hotting up, super hot, crazy hot, roasting hot, stifling, scorchio, its hot out, hot out, hot there, hot here, humid as, sunny and hot, hot and sunny, hot and sticky, sticky, clammy, roasting out, boiling out, like an oven, oven, sauna, scorching hot, blazing hot, high thirties, in the 30s, in the 40s, mid 30s, high 20s, thirties, forties degrees, 100 degree, heat is, in this heat, in the heat, heats, dying of heat, melting here, hot hot, hot one, hot climate, hot country, hottest',
    warm: 'warm outside, warm weather, its warm, is warm, nice and warm outside, warm day, warm evening, warm night, balmy, sunny, sunshine, warmish, quite warm, going to be warm, will be warm, warm and sunny, warm out, warm there, nice out, lovely weather, mild and sunny, sun is out, quite sunny, warm here, decent weather, mid 20s, low 20s, nice weather, sun shining, suns out, sunny day, sunny weather, sunny out, lovely and warm, warm spring',
    mild: 'mild, temperate, not too hot not too cold, pleasant weather',
    cool: 'chilly, cool outside, cool weather, nippy, crisp, cool evening, brisk, fresh outside, coolish, its cool, is cool, cool evenings, chilly evenings, bit chilly, chillier, crisp morning, cool mornings, cool at night, cooler weather, cold ish, coldish, bit cold, bit nippy, gets chilly, bit parky, chilly out, chilly in the evening, cold in the evening, cold at night, cools down, cool breeze, air con, aircon, air conditioned, air conditioning, a chill, sea breeze, cool day, bit brisk, autumnal chill, low teens, single figures, jumper weather, draughty',
    cold: 'cold, freezing, frost, frosty, icy, baltic, bitter, brass monkeys, arctic, wintry, subzero, sub zero, below zero, below freezing, frozen, frigid, polar vortex, parky, heating has packed in, its cold, cold out, cold outside, freezing cold, absolutely freezing, bitterly cold, blooming cold, chattering, perishing, ice, black ice, cold weather, cold snap, minus temperatures, cold as, super cold, really cold, so cold, bloody freezing, baltic out, its baltic, freezing my, freezing there, freezing out, freezing outside, freeze, snowy and cold, ice cold, icy cold, minus something, cold there, cold here, cold day, cold morning, cold mornings, cold night, cold nights, cold church, very cold, quite cold, pretty cold, really cold out, so so cold, cold winter, subarctic, winter weather, bitterly, biting cold, biting wind, brrr, brr, below 0, heating is broken, unheated, no heating',
    rain: 'rain, raining, rainy, pour, pouring, wet, drizzle, drizzling, showers, shower, downpour, storm, stormy, soggy, mud, muddy, umbrella, chucking it down, bucketing, tipping it down, pissing it down, thunderstorm, damp, puddles, monsoon, cats and dogs, rains, rained, its raining, raining cats and dogs, rainstorm, lashing, hammering it down, chucking down, throwing it down, spitting, showery, wet weather, soaked, soaking, drenched, hail, puddle, bad weather, monsoon season, wet day, rain all day, might rain, may rain, could rain, going to rain, gonna rain, its gonna rain, supposed to rain, meant to rain, it rains, it might rain, forecast rain, rain forecast, wet out, wet outside, wet and windy, lashing down, lashing it down, bucketing down, hosing it down, chucking it, raining hard, heavy rain, light rain, drizzly, spitting rain, rainy season, torrential, typhoon, showers forecast, thunder, thundery, thunderstorms, mizzle, peeing down, wet through, rain or shine, wind and rain, rain and wind, windy and wet',
    snow: 'snow, snowing, snowy, blizzard, sleet, slush, snowstorm, snows, snowed, snowfall, its snowing, slushy, snow forecast, snowing there, snow on the ground, snowed in, going to snow, gonna snow, might snow, blizzards, flurries',
    wind: 'wind, windy, gale, blowy, breezy, blustery, gusty, hurricane, blowing a hoolie, breeze, blowing a gale, winds, gusts, gales, gale force, windswept, blowing, really windy, very windy, windy there, gale force winds, strong winds, high winds, blowing hard, howling, howling wind, wind chill, blowin, wet and windy, wind and rain, rain and wind, windy and wet',
    forecast:
      'forecast, whats the weather, what is the weather, hows the weather, how is the weather, what will the weather, check the weather, look up the weather, weather tomorrow, will it rain, is it going to rain, weather like, according to the weather, dress me for the weather, what weather, is it gonna rain, how cold will it, how hot will it, how warm will it, weather forecast, weather app, weather doing, the weather doing, weather gonna be, whats it like outside, whats the temperature, check the forecast, weather going to be, weather this weekend, weather for, whats the forecast, whats the temp, what temperature, what will it be like, weather like in, weather be like, weather in, weather there, weather on, whats the weather like, whats weather, hows the weather looking, check weather, based on the weather, depending on the weather, weather report, look at the weather, hot or cold, umbrella needed, do i need an umbrella, how cold is it, how hot is it, how warm is it, how wet',
  },
  body: {
    petite:
      'petite, short girl, im short, im tiny, i am short, i am tiny, swamps me, drowns me, small frame, vertically challenged, tiny frame, five foot, short legs, shorter legs, on the short side, small person, im 5 foot, im five foot, short arse, pint sized, vertically, short and curvy, little person, small build, tiny build, petite frame, im only 5, short torso, short arms, short ass, shortarse, only 5ft, 5ft nothing, five foot nothing, short woman, short women, short person, short lady, under 5ft, tiny person, always too long, everything is too long, im little, little legs, wee person, pocket sized',
    tall: 'im tall, i am tall, tall girl, tall woman, six foot, six feet, tall, long legs, too short on me, tall girls, for tall, very tall, quite tall, really tall, im 6 foot, long torso, long arms, tall lass, im 6ft, six footer, over six foot, taller girl, taller women, tall person, always too short, nearly six foot, tall and, long limbs',
    plus: 'plus size, plus sized, curvy, curves, fuller figure, fat, big girl, size 16, larger lady, chubby, full figured, voluptuous, hourglass and big, bigger body, bigger girl, curvier, overweight, plump, extra large, xxl, xl, 2xl, 3xl, 4xl, plus sizes, curvy girl, big boned, thicc, heavier, size 18, size 20, size 22, size 24, size 26, bbw, on the bigger side, larger size, larger sizes, extra weight, bigger build, big lass, big woman, big body, larger frame, bit overweight, bit chubby, im thick, thick girl, thick body, heavy girl, im heavy, heavyset, chunky girl, im chunky, quite heavy, plus size lady, plussize, size 18 plus, midsize, mid size, size 28, bigger lady, bigger ladies, larger ladies, rubenesque, solid build, broad build, stocky',
    maternity:
      'pregnant, maternity, bump, expecting, months along, weeks along, preggers, weeks pregnant, third trimester, second trimester, first trimester, baby bump, due in, trimester, pregnancy, baby bumps, preggo, up the duff, with child, mum to be, mom to be, weeks gone, months gone, months pregnant, heavily pregnant, big bump, growing bump, due date, baby on the way, im expecting, bump friendly, second pregnancy, first pregnancy, pregnant belly, months preg, weeks preg, 7 months gone, preg, over the bump, fit my bump',
    nursing:
      'breastfeeding, nursing, breastfeed, feeding my baby, pumping, breast feeding, nurse my baby, breastfed, breastfeeding mum, nursing friendly, feeding friendly, breast feed, feeding the baby, feed my baby, easy access for feeding, breastfeeding friendly, bf friendly, lactating, expressing milk, just had a baby, postpartum and, im postpartum, postpartum mum, weeks postpartum, months postpartum',
    modest:
      'modest, modestly, covered up, not revealing, nothing revealing, cover up, covers everything, conservative, nothing too revealing, not too revealing, not show too much, without showing too much, decent, no cleavage and no legs, showing too much skin, show too much skin, tznius, full coverage, modesty, covered, fully covered, cover everything, conservative dress, not showing skin, no skin showing, not too low cut, no cleavage, too revealing for church, nothing skimpy, nothing short or tight, skimpy, islamic, modest fashion, respectful, tzniut, covers me up, cover me up, not skimpy, nothing clingy or short, not too much skin, minimal skin, appropriate for church, church appropriate, no skin, without showing skin, modest but, no bare shoulders and knees, covered head to toe, loose and covered, not see through, not sheer',
    hijab:
      'hijab, hijabi, headscarf, veil, wear a hijab, abaya, hijabs, hijabi friendly, wear hijab, with my hijab, head scarf, my hijab, headscarves, niqab, burqa, hijab style, khimar, jilbab, scarf on my head',
    hide_arms:
      'bingo wings, hide my arms, cover my arms, hate my arms, flabby arms, upper arms, hides my arms, covers my arms, arms covered, self conscious about my arms, arms hidden, insecure about my arms, covering + arms, fat arms, hide arms, my arms, cover arms, dont like my arms, upper arms covered, big arms, jiggly arms, hate/insecure/conscious/flabby/fat/chunky/wobbly/cover/hide/hiding/disguise/big/dislike + arms, arms + cover/covered/hide/hidden/wobble, batwings, bat wings, crepey arms, wobbly arms, chunky arms, large arms',
    hide_belly:
      'hide my tummy, hide my belly, hide my stomach, hides my tummy, hides my belly, muffin top, mum tum, hide my tum, mummy tummy, my tum, pot belly, hide/hides/hiding/disguise/disguises/cover/covers/conceal/flatter/flatters/skim/skims/camouflage + tummy/belly/stomach/tum/midsection/paunch/middle, spare tyre, belly fat, apple shaped, apple shape, bloated, food baby, tummy, belly hidden, jelly belly, hide my gut, gut, mum pouch, mom pouch, mum belly, c section pouch, apron belly, beer belly, tummy area, hide/hides/hiding/cover/covers/disguise/conceal + gut/pouch/tum/bloat, big belly, big tummy, tummy control, waist thickening, postpartum belly, postpartum tummy, tummy bulge, belly bulge, c section, overhang, mum bod, hates/hate/insecure/conscious/flabby/bloating/ibs/bulge/wobbly/postpartum/squishy/smooth/smooths + tummy/belly/stomach/tum/midsection/middle/gut, wobbly bits, flattering on the tummy, flattering on the stomach, love handles, back fat, covers my tummy, not cling to my, tummy hiding, belly hiding, bloats, bloating',
    hide_legs:
      'hide my legs, hate my legs, cover my legs, chunky legs, thick calves, big calves, hide my knees, knobbly knees, hide my thighs, hide/cover/conceal/disguise/camouflage + legs/thighs/calves/knees/ankles, legs covered, cankles, varicose, fat legs, hide legs, cover legs, big thighs, thunder thighs, dont like my legs, legs hidden, veiny legs, chub rub, hate/insecure/conscious/chunky/fat/thick/chubby/big/massive/ugly/dislike/scarred/scars + calves/thighs/legs/knees/ankles/shins, dont want my legs out, no legs out, legs not out, cover + legs/thighs/calves/knees, thick thighs, thick legs, varicose veins, spider veins, scar on my leg',
    hide_hips:
      'hide my hips, big hips, wide hips, pear shape, pear shaped, hide/cover/conceal/disguise/camouflage/minimise + hips/bum/bottom/behind/backside, big bum, cover my bum, big bottom, hippy, hide my bum, hide my bottom, cover my bottom, wide at the hips, saddlebags, hate/insecure/conscious/big/wide/chunky/fat/dislike/large/massive + hips/bum/bottom/backside/booty/butt/arse, hides my hips, hides my bum, covers my bum, covers my bottom, big hipped, wide hipped, hip dips, big booty, big butt, cover my butt, hide my butt, minimise my hips, balance my hips',
    show_legs:
      'show off my legs, show my legs, great legs, show some leg, show off/show/flaunt + legs, love my legs, legs out, show off legs, leggy, show off the legs, show off my pins, best pins, pins out, my legs are my best, legs are my best, legs for days',
    show_waist:
      'show off my waist, show my waist, small waist, show off/show/flaunt/emphasise/emphasize/accentuate/highlight + waist, hourglass, show off waist, tiny waist, waist shown, emphasise waist, highlight waist, my waist is my best, waist is tiny, waist is small, hour glass, shows my waist, shows off my waist',
    wheelchair:
      'wheelchair, seated all day, wheelchair user, in a chair, chair user, sit all day in my wheelchair, wheelchair friendly, use a chair, mobility scooter, i use a wheelchair, wheel chair, seated dressing, seated wear',
    sensitive_skin:
      'sensitive skin, eczema, itch, itchy, itches, scratchy, psoriasis, skin allergy, sensitive, allergic to, allergy, dermatitis, hypoallergenic, irritates my skin, sensory issues, sensitive to, skin condition, rash, rashes, itchy fabrics, scratchy fabrics, itch free, tags itch, dont like itchy, no itchy, tags bother me, sensory, autistic, autism, scratchy labels, nickel allergy, latex allergy, skin reacts, react to, reacts to, breaks me out, rosacea, skin flares, flare up, hives, delicate skin, sore skin, skin sensitive',
    large_bust:
      'large bust, big boobs, big bust, busty, big chest, large chest, big breasts, full bust, fuller bust, dd cup, large breasts, ample bust, g cup, f cup, h cup, e cup, top heavy, big boobed, big bazookas, dd, ff, gg, big chested, ample chest, huge boobs, massive boobs, boobs are big, 34g, 36f, 36h, large boobs, big boob, ample bosom, bosom, 32g, 32gg, 34f, 34ff, 36g, 38dd, 38g, double d, busty lady, big up top, big busted, large busted, gape/gapes/gaping/button/buttons + bust/boobs/chest, well endowed, heavy bust, heavy chest',
    small_bust:
      'small bust, small boobs, flat chested, small chest, small breasts, flat chest, a cup, no boobs, itty bitty, small boobed, aa cup, little boobs, not much up top, small busted, flat as a pancake, no bust, not much bust, aaa cup, 32a, 34a, not much chest, no chest, barely any boobs, tiny boobs',
  },
  fit: {
    loose:
      'loose, baggy, roomy, flowy, relaxed fit, not clingy, oversized, loose fitting, nothing clingy, nothing tight, loosely, room to breathe, slouchy, floaty and loose, not too tight, draped, swishy, forgiving, not figure hugging, room to eat, elasticated, loose fit, looser fit, floaty, flowing, not fitted, not too fitted, not clinging, doesnt cling, not skin tight, nothing fitted, swingy, trapeze, a line, roomy fit, easy fit, oversize, tent like',
    fitted:
      'fitted, bodycon, figure hugging, tailored, tight, body hugging, slinky, hugs my curves, close fitting, snug, clingy, form fitting, skin tight, figure hugging dress, shows my figure, flattering fitted, sculpting, tailored fit',
    sleeves:
      'arms covered, with sleeves, sleeves, covered arms, covered shoulders, cover my shoulders, shoulders covered, covers my shoulders, some sleeve, long sleeves, half sleeves, 3 4 sleeves, three quarter sleeves, elbow sleeves, cap sleeves, sleeve, sleeved, sleeves preferably, sleeves please, arms covered up',
    long_hems:
      'below the knee, over the knee, covers my knees, cover my knees, long hem, ankle length, floor length, knee length, knees covered, knee length or longer, past the knee, to the ankle, full length, covering my knees, covers knees, over my knees, below my knees, longer length, to the floor, calf length, to my ankles, to the ankles, ankle grazing',
    short_hems: 'short hem, short hemline, above the knee, shorter hem, thigh length, above knee',
    high_neck:
      'nothing too low cut, not too low cut, not too much cleavage, high neck, high neckline, no cleavage, nothing low cut, not low cut, no low cut, no plunging, modest neckline, no deep neckline, covered chest, cover my chest, high collar, cover my neck, not too low, high necked, no low necklines, low necklines, covers chest',
    waist:
      'cinched waist, defined waist, waist defined, nipped in, cinch my waist, nip in the waist, cinches, waisted, belted, gives me a waist, give me a waist, waistline, cinch, waist in, waist pulled in, nipped waist',
    comfortable:
      'comfy, comfortable, comfortably, comfort, cosy and comfy, soft, easy to wear, can move in, breathable and comfy, stretchy, can breathe in, no fuss, can sit in, can dance in, easy to move, comfy clothes, comf, comfy shoes, comfier, practical, easy, easy going fit, wont pinch, not restrictive, breathe in, move around in, can move, walk all day, on my feet all day, run around in',
    warm: 'something warm, keep me warm, keep warm, warm, cosy, cozy, thick, layers, snuggly, stay warm, keeps me warm, toasty, insulated, thermal, warmly, something cosy, snug and warm, wrapped up, wrap up, warm clothes, warm enough, warm stuff, layered, thermals, dress warm',
    light:
      'light, lightweight, breezy, airy, breathable, cool and light, dont let me melt, light layers, floaty, keep cool, keep me cool, stay cool, wont make me sweat, keeps me cool, light fabric, light clothes, something light, light and airy, light fabrics, thin, cooling, summery fabric, loose and light',
  },
  shoes: {
    flat: 'flat shoes, flat shoe, flat sandals, flat boots, flat, heel free, low shoes, shoes i can walk in, flatties, flats only, flat ones, no heels, no heel, without heels, cant do heels, cant walk in heels, dont wear heels, comfy flats, not heels, heels are out, flat pumps, something flat, flat soles, flat pls, flats please, no stilettos, flats not heels, bunions, plantar fasciitis, flat footwear, flat as possible, something i can walk in, pointy flats, no pumps, no high heels, hate heels, nothing with a heel, no wedges',
    low: 'less of a heel, less heel, lower heel, lower heels, not so high a heel, low heel, low heels, kitten heel, kitten heels, small heel, block heel, block heels, mid heel, little heel, low heeled, small heels, low block heel, a bit of a heel, slight heel, sensible heel, short heel, tiny heel, 2 inch heel, heels/heel/shoes/stilettos/pumps/sandals/boots/wedges + too high/way too high/bit high/so high/not so high/not as high/less high/lower/not too high/too tall/shorter heel, not massive heels, heel but not, walkable heel, comfy heel, comfortable heels, comfy heels, manageable heel, low wedge, low wedges, two inch, modest heel, 1 inch heel, 2 inch, kitten',
    high: 'high heels, stilettos, sky high, highest heels, high heeled, killer heels, platform heels, heels please, big heels, skyscraper heels, towering heels, six inch heels, 6 inch heels, very high heels',
    any: 'any shoes, any footwear, shoes dont matter, whatever shoes, not fussed about shoes',
  },
  dressCodes: {
    white_tie: 'white tie',
    black_tie:
      'black tie, black tie optional, tuxedo event, formal evening wear, evening dress code, full evening dress, formal attire, black tie dress code, blacktie, black tie event, dinner dance',
    cocktail:
      'cocktail attire, cocktail dress code, cocktail, semi formal, dressy casual evening, cocktail wear, cocktail dress, cocktail style, dress code cocktail',
    smart_casual:
      'smart casual, smart but casual, elevated casual, dressy casual, smart but relaxed, casual smart, smart cas, smart casj, smart but comfy, smart casual dress code',
    business_formal:
      'business formal, business attire, corporate, business dress, suit and tie, boardroom formal, formal business, formal office, business professional, very formal office, conservative office, strict dress code, professional attire, business formal dress code, suited and booted, suits',
    business_casual:
      'business casual, office casual, smart office, biz casual, corporate casual, business cas',
    casual:
      'casual dress code, dress code casual, casual attire, come as you are, dress down, dress code is casual, casual is fine, dress is casual',
    festive:
      'festive, festive attire, dressy festive, festive dress, celebratory, sparkly and festive, dress code festive, festive dress code, something festive',
    dress_to_impress: 'dress to impress, dressed to impress',
    beach_formal: 'beach formal, beach chic, resort formal, beach elegant, tropical formal',
  },
  vibes: {
    chic: 'chic, elegant, classy, stylish, polished, sophisticated, elegance, refined, put together, sleek, smart, fancy, glam, glamorous, dressed up, look expensive, graceful, look amazing, sharp, elegant and simple, elegantly, dressy, smartly, ladylike, swish, swanky, sassy chic',
    casual:
      'casual, laid back, relaxed, chilled, low key, casually, easygoing, everyday casual, informal, comfy casual, casual but nice, relaxed look, nothing fancy, nothing too fancy, chill',
    bold: 'bold, statement, daring, stand out, eye catching, adventurous, showstopper, loud, colourful, colorful, turn heads, wow, make an entrance, dramatic, out there, head turning, not boring',
    romantic:
      'romantic, feminine, dreamy, girly, soft and feminine, whimsical, ethereal, princess, fairy, flirty, pretty, delicate, sweet, softer look, lacy, floaty and romantic',
    edgy: 'edgy, rock, rock chick, punk, grunge, goth, gothic, badass, biker, rocker, grungy, rebellious, alternative',
    classic: 'classic, timeless, traditional, understated elegance, ageless, old money, elegant classic',
    minimal:
      'minimal, minimalist, simple, understated, clean lines, plain and simple, pared back, no frills, simplicity, subtle, sober, scandi, fuss free, plain, nothing flashy, simple and elegant, keep it simple, no fuss, basic, toned down',
    boho: 'boho, bohemian, hippie, hippy, festival vibe, boho chic, gypsy, rustic, free spirited',
    sporty: 'sporty, athletic, athleisure, sporty chic, tomboy',
    vintage:
      'vintage, retro, 70s, 60s, 50s, 80s, 90s, 20s, old hollywood, gatsby, pin up, second hand look, y2k, 1950s, 1920s, 1970s, audrey hepburn',
    sexy: 'sexy, hot look, look hot, seductive, revealing, sultry, bombshell, slutty, drop dead, revenge dress, show some skin, sexier',
    cute: 'cute, adorable, cutesy, kawaii, playful, fun, quirky cute',
    preppy: 'preppy, ivy league, collegiate, prep, academia, dark academia, schoolgirl',
    parisian: 'parisian, french girl, french chic, paris style, parisienne, french style',
    quiet_luxury: 'quiet luxury, old money, stealth wealth, expensive looking, understated luxury, rich aunt',
    creative: 'creative, arty, artsy, artistic, quirky, eclectic, funky, unusual, avant garde, original',
  },
  changes: {
    outfit:
      'make it an outfit, make that an outfit, make this an outfit, make an outfit of it, make an outfit out of it, make an outfit of this, make an outfit out of this, make an outfit with it, make an outfit with this, make an outfit around, turn it into an outfit, turn this into an outfit, turn that into an outfit, turn it into a look, turn this into a look, turn that into a look, turn them into an outfit, turn these into an outfit, make it a look, make it a whole outfit, make it a full outfit, make it a complete outfit, complete the look, complete the outfit, complete this look, finish the look, finish the outfit, build an outfit around, build a look around, build me an outfit around, style it as an outfit, style it into an outfit, into a whole outfit, into a full look, into a complete outfit, make a whole outfit of it, make a full outfit of it',
    cheaper:
      'cheaper, less expensive, more affordable, lower price, too expensive, too pricey, too dear, costs too much, cost too much, over my budget, out of my budget, cant afford, bit steep, bit pricey, budget version, cheapest, too much money, more budget friendly, lower budget, less money, way over budget, on a smaller budget, that steep, cheaper please, too much, way too much, less pricey, reduce the price, lower the price, bring the price down, cheaper ones, cheaper option, cheaper options, something cheaper, anything cheaper, for less, bit much, thats a lot, not that much, daylight robbery, extortionate, how much, half the price, dont have that kind of money, out of my price range, too rich for me, not paying that, cant justify, go cheaper, expensive for me',
    dearer:
      'more expensive, pricier, better quality, higher quality, more luxurious, more upmarket, dearer, i can spend more, nicer quality, higher end, spend a bit more, can go higher, more high end, more premium, looks cheap, higher budget, posher brand, something nicer quality, better made',
    more: 'show me more, more options, more outfits, more ideas, more please, other outfits, other options, more like this, more like these, anything else, what else, any others, show me others, next, keep going, another outfit, some more, got any more, got more, different options, see more, other ideas, more choices, more of these, more looks, few more, show me another, more of those, show more, more styles, more suggestions, any more, next one, next ones, show us more, what else have you got, what else you got, have you got any more, got anything else, keep showing, others please',
    other:
      'something else, something different, different ones, another one, a different one, different outfit, try again, swap it, swap them, change it, replace it, change them, something completely different, swap that, replace that, alternatives, dont fancy, not those ones, try something else, new idea, change them all, different look',
    other_colour:
      'another colour, another color, different colour, different color, other colours, other colors, different colours, different colors, any other colours, change the colour, change the color, in other colours, what colours, what other colours, comes in other, which colours, colour swap, another shade, different shade, other colour, other color, change colour, any other colour, in a different colour, in another colour',
    in_colour: '',
    warmer:
      'warmer, too cold in that, ill freeze, i would freeze, ill be cold, would be too cold, too thin, not warm enough, more layers, cosier, id freeze, more cover for the cold, i will freeze, bit warmer, something warmer, warmer please, need more warmth, not warm enough for, colder than that',
    cooler:
      'cooler, too warm, too hot in that, ill melt, ill boil, lighter, too thick, too heavy, ill roast, would be too hot, ill be sweating, less warm, too hot, more summery, id boil, id melt, i will roast, bit cooler, something cooler, cooler please, too warm for, lighter please, something lighter',
    longer:
      'longer, too short, less short, more coverage, cover more leg, not long enough, more length, bit longer, something longer, more length please, longer please, too short for me, not that short',
    shorter:
      'shorter, too long, less long, show more leg, not short enough, bit shorter, something shorter, shorter please, too long for me',
    looser:
      'looser, baggier, too tight, less tight, less fitted, less clingy, roomier, not so tight, too clingy, more room, too snug, too fitted, too figure hugging, more relaxed fit, not as tight, less figure hugging, bit looser, looser please, not so fitted, not that tight, less tight fitting',
    tighter:
      'tighter, more fitted, slimmer, too baggy, too loose, too big, less baggy, too boxy, snugger, more figure hugging, swallows me, more tailored, less loose, too wide, more bodycon, more shape, bit tighter, more fitted please, less tent like',
    dressier:
      'dressier, fancier, more dressy, more formal, smarter, too casual, more elegant, more glamorous, more dressed up, dress it up, not dressy enough, posher, more polished, upscale it, more sophisticated, classier, less casual, too informal, too scruffy, more special, more festive, too plain for, more chic, not fancy enough, too underdressed, bit more special, more formal please, something dressier, dress it up a bit, smarten it up, bit smarter, fancier please, bit fancier',
    plainer:
      'less dressy, more casual, too formal, too dressy, less formal, too fancy, dress it down, more relaxed, simpler, more laid back, overdressed, plainer, less fancy, too stuffy, too posh, less posh, toned down formal, too smart, less smart, too over the top, less glam, more everyday, more low key, too much for, less overdressed, more casual please, less fussy, bit plainer, dial it down, dress it down a bit, bit more casual, not so formal, not so dressy',
    bolder:
      'bolder, more daring, more colourful, more colorful, too boring, more fun, boring, too plain, brighter, spice it up, more exciting, more wow, jazz it up, too safe, more adventurous, edgier, sexier, too dull, bit dull, less boring, more edgy, more colour, more color, more pizzazz, too grey, more interesting, more oomph, livelier, more statement, more sparkle, too conservative, too mumsy, snooze, bit bolder, something bolder, brighter please, more interesting please',
    quieter:
      'quieter, less bold, too loud, too bright, tone it down, more subtle, more understated, too much going on, less flashy, too flashy, calmer, less colourful, less colorful, too colourful, too colorful, more discreet, too bold, softer, toned down, more muted, less loud, less bright, too busy, less busy, more neutral, too much colour, too sexy, less sexy, too revealing, more modest, less revealing, less in your face, too showy, tone down, something quieter, less sparkly, bit plainer colours, less sparkle, less glitter, less glittery, less shiny, less colour, less print, fewer colours, less patterned, less jazzy, less garish, too garish, less showy',
    add: 'add, and also a, throw in, put a … with it, finish it with, can you include, also need, what about adding, with it too, chuck in',
    remove:
      'remove, take off, take away, lose, get rid of, drop, without the, leave out, take out, ditch, skip the, dont need the, bin the, no need for the, minus the, scrap the',
    undo: 'first one back, old one back, last one back, want it back, have it back, undo, go back, previous, back to the last, the one before, as before, revert, what we had before, bring back, back to the first, last one was better, previous one, the first one was better, earlier one, put it back, the ones before, the outfit before, what i had before, previous outfit, back a step, go back to the last one, go back to the first, undo that, revert that, change it back, i preferred the last, prefer the first, liked the first one better, liked the previous, last ones were better, back please',
    start_over:
      'start over, start again, from scratch, begin again, restart, reset, new search, start afresh, start from the beginning, clear everything, forget all that, wipe it, lets start again, square one, start fresh, start from zero, scrap it all, scrap all that, clean slate, begin from the start, forget it all, clear all',
    keep: 'keep, hold on to, i like the … but, leave the, stays, love the … but, hang on to',
  },
  qualities: {
    expensive: 'expensive, pricey, dear, costly, steep, overpriced',
    cheap: 'cheap, affordable, inexpensive',
    long: 'long',
    short: 'short',
    tight: 'tight, clingy, snug',
    loose: 'loose, baggy, wide, big',
    warm: 'warm, hot, thick',
    cool: 'cold, cool, thin',
    dressy: 'dressy, formal, fancy, elegant, posh, overdressed, glam',
    plain: 'gets, getting, broad shoulders, wide shoulders, casual, informal, sloppy, scruffy, plain',
    bold: 'bold, loud, bright, flashy, daring, showy, colourful, colorful',
    quiet: 'boring, dull, plain, safe, bland, drab',
  },
  questions: {
    who_are_you:
      'who are you, whats your name, what is your name, who is sophia, tell me about yourself, who am i talking to, who am i chatting, who r u, who are u, who is this, who dis, whos this, who am i speaking to, who am i speaking with, introduce yourself, whats ur name, you called, whos sophia, what are you called, what are you, who even are you, who am i chatting with, who made you, are you sophia',
    are_you_human:
      'are you human, are you a human, are you a bot, are you real, are you a real, real person, are you a robot, are you ai, is this a bot, am i talking to a, is this a person, are you a person, chatbot, is this ai, are you an ai, talking to a machine, are you a computer, actual human, actual person, chatgpt, are u human, are u a bot, r u real, r u a robot, are u real, human or bot, a real human, ai or human, are you actually human, are you an actual person, a bot, a robot, a real woman, a real girl, are you automated, is that a real person, you human, u human, r u human, r u a bot, r u ai, you a bot, you real, a machine, an algorithm, are you alive, is there a human, artificial intelligence, a language model, robot or, bot or, a computer, computer program, computer programme, just a program, just a computer, automated, just software, a machine or, human being or, actually a person, a real stylist',
    what_can_you_do:
      'what can you … do, what do you do, how can you help, what can you help, how does this work, how do you work, what are you for, what can i ask, help me understand, what else can you do, can you help me, how do i use this, what can u do, how does it work, what do i do, what do you actually do, how can u help, what is this, what can i do here, how do i start, whats this for, what sort of things can, what are you able to, how can i use, what is this site, what is this app, how does this thing work, capabilities, what r u for, whats this about',
    returns:
      'return, returns, refund, send it back, send back, exchange, money back, return policy, give it back, take it back, send … back, sending … back, take … back, bring … back, return it, return them, returning, returned, refunds, refunded, refundable, get my money back, exchange it, swap it if, returnable, give … back, send them back, send stuff back, return window, return it if, days to return, take them back, return stuff, returns policy, free returns, doesnt fit can i, sending it back, refund policy, get a refund, do you do returns, parcel/package/order/post/goods/item/items + back/return/returned/returning',
    delivery:
      'delivery, shipping, how long does it take, when will it arrive, ship, deliver, get here, arrive, postage, arrives, delivered, shipped, come by, shipping cost, ship to, deliver to, delivered by, next day, express delivery, get it by, arrive by, here by, get here by, how quick is delivery, how fast, arrive before, get it before, come before, shipping to, do you deliver, do you post to, post it to, delivery time, how soon, when would it come, when will i get, international shipping, deliver overseas, ship overseas, ship internationally, delivery cost, how much is postage, free delivery, free shipping, be here by, arrive in time',
    paid_link:
      'commission, affiliate, get paid, paid link, sponsored, do you earn, do you make money, earn money, paid for clicks, are these ads, is this an ad, advertising, kickback, paid to, cut of, make anything if i, earn/profit/paid/money + link/links/click/buy from, is this advert, do you get anything if, do you get money, do u get paid, do u earn, are you paid, who pays you, get commission, make money from, making money, getting paid for, sponsored links, affiliates, biased, do you get a cut, get a cut, take a cut, paid by the, paid for recommending, paid ads, paid promo, adverts, paid promotion, kickbacks, is this sponsored, sponsored by, ad or not, are you an ad, sponsorship, make a profit, how do you make money, whats in it for you, do shops pay, brands pay you, pay you to',
    who_sells:
      'who sells, which shop, what shop, which store, what store, where do i buy, where can i buy, sold by, who is the seller, who do i buy, do you sell, where is this from, do i buy from you, where can i get, what brand, which brand, is this from, where can i get this, where do i get this, whos selling, whose brand, who makes, which brand is, what brand is, where are these from, who is selling, where do you get these, where do they come from, shop is it, whats the shop, which retailer, what retailer, name of the shop, is it from asos, sold where, link to buy, where can i buy it',
    sizes:
      'which size, what size, whats my size, size guide, run small, runs small, run large, runs large, true to size, size should i, do i need a size, size chart, size am i, come up small, come up big, my size, will it fit, does it fit, size up, size down, fit me, wot size, what size do i, size up or down, sizing, do they run, comes up small, comes up big, what size would i be, sizing like, sizing is, sizes do, which size do i, size do i need, what size would, is it true to, does this come in a size, do i size, measurements, measure myself, size for me, how do these fit, between sizes, in between sizes, fits like, run big, runs big',
    care: 'wash, washed, washing machine, dry clean, iron, care instructions, machine washable, dryer, tumble, how do i clean, ironing, washable, handwash, shrink, can i wash, can you wash, go in the wash, hand wash, wash it, wash this, can it be washed, needs ironing, washing it, care label, does it shrink, will it shrink, iron it, need ironing, care for it, pilling, tumble dry, how to wash, wash them, dry clean only, colour run',
    privacy:
      'photo/photos/picture/pictures/selfie/selfies/pic/pics/image/images + store/stored/keep/kept/see/sees/seen/share/shared/safe/happens/happen/upload/go/use/used/private/save/saved/who/train, privacy, my data, who sees my, gdpr, is it private, personal data, see my photo, see my photos, keep my photo, store my photo, my photo safe, my photos safe, what happens to my, use my photos, who can see my, spying, do you keep, photos private, do you store, who sees, do you sell my data, sell my data, store my data, share my data, tracking me, is my photo, are you recording, stay private, is my data',
    costs:
      'what do you cost, how much do you cost, is this free, is it free, do i have to pay, subscription, credits, credit, what is luxe, luxe, how much is luxe, are you free, free to use, charge me, do you charge, cost to use, does it cost, what does this cost to use, pay for this, pay to use, membership, how much does this app, how much does it cost to use, for free, cost anything, is it free to use, does this cost, do i pay, how much is this app, how much is it to use, price of the app, is there a fee, fees, free trial, cancel anytime, cost me, is there a charge, how much is this service, does it cost me, is this service free, do u charge, whats the catch, cost anything to, free or, is it paid, whats luxe, how much for luxe, cancel my subscription, how many credits, price plan, cost per month, paying for this',
    how_try_on:
      'try it on, try this on, try on, see it on me, see them on me, how it looks on me, see how it looks, on my photo, try them on, what it looks like on me, virtual try, look on me, see myself in, on myself, on my own body, trying it on, how do i try, try it on me, can i see it on, see what it looks like on, see it on my body, how would it look on me, virtual fitting, put it on me, try on my photo, try it, see this on me, try these on, how do i see it on, try on feature, use my own photo, upload my photo, upload a photo, on my body, see how they look, see me in',
    why: 'why did you, why this, why that, why these, why those, why not, how come, why would you, reason for, what makes this, why do you, why the, whats the thinking, why did u, why would i, whyd you, why pick, why choose, why that one, why is that, explain why, how did you choose, how did you pick, how do you decide, why are you showing, why this one, whats your reasoning',
    in_stock:
      'in stock, available, sold out, do you have it, still got, out of stock, got it in, availability, back in stock, any left, do they have it, in my size, have it in a size, got a size, got it in size, do they have my size, is it available, still available, restock, in stock in, left in, is it in stock, got any left, do they still have, do they still sell, still for sale, got it in my size, comes back in, have my size, any stock',
    forecast:
      'whats the weather, what is the weather, hows the weather, how is the weather, what will the weather, weather tomorrow, will it rain, is it going to rain, what weather, weather like, is it gonna rain, how cold will it, how hot will it, how warm will it, weather doing, the weather doing, weather gonna be, whats it like outside, whats the temperature, check the forecast, weather going to be',
    delete_data:
      'delete my, erase my, remove my data, remove my account, delete everything about me, forget me, close my account, remove my photo, delete account, delete/erase/wipe + account/data/photo/photos/pictures/profile/picture/selfie/history, delete all my, remove all my, wipe my, clear my data, delete my pics, erase everything, delete it all, erase all, delete what you know, forget what i said, forget about me, forget my, wipe everything you know, stop storing, remove me, get my data deleted, delete me',
    contact:
      'contact, customer service, speak to a human, talk to a human, email address, phone number, get in touch, talk to someone, speak to someone, support team, helpline, complain to, real human to talk, call someone, reach you, talk to a person, customer support, speak to a person, talk to a real person, speak to a real person, real person please, customer services, ring you, phone you, email you, complaints, make a complaint, human please, real human, someone in charge, human being please, speak to someone real, an actual human, can i ring, can i call, live chat, chat to someone, your email, your number, a phone number',
  },
  social: {
    hello:
      'hello, hi, hey, hiya, good morning, good evening, good afternoon, morning, morning sophia, evening, afternoon, howdy, greetings, heya, yo, sup, hi there, hey there, hey girl, how are you, hiya sophia, hello there, hi sophia, evenin, alright, good day, g day, hey sophia, wassup, hi lovely, hey you, hello sophia, hullo, hellooo, hiii, heyyy, helloo, hii, heyy, hey hun, bonjour, namaste, salaam, aloha, whats up, hows it going, how are u, how r u, you there, anyone there',
    thanks:
      'thanks, thank you, thx, ta, cheers, thank u, ty, much appreciated, youre a star, thanks so much, thank you so much, appreciate it, lifesaver, thanks love, ta love, thanx, tysm, thank you very much, thnx, merci, nice one thanks, cheers love, ur a star, you star, thanks a million, thanks a bunch, thank you kindly, many thanks, thx so much, ur the best, youre the best, cheers mate, thats kind, big thanks, thanks hun, thanks babe, tks, thankyou',
    bye: 'bye, goodbye, see you, good night, goodnight, see ya, catch you later, ttyl, later, night night, talk later, ciao, cya, im off, gotta go, got to go, thats all, talk soon, see u, cheerio, toodles, tata, ta ra, thats it for, thats everything, good bye, speak soon, have a nice day, take care, laters, bye bye',
    compliment:
      'gorgeous, love it, love this, love that, love them, beautiful, i like it, perfect, amazing, stunning, lovely, wow, great pick, fab, nailed it, brilliant, obsessed, so pretty, awesome, you have great taste, good taste, nice one, well done, like this one, thats nice, thats cute, so cute, looks great, spot on, fabulous, i adore, excellent, great job, good job, like that, great choice, love these, like these, really nice, im in love, i love it, love it love it, loving this, gorge, cute, looks fab, really like, like it, thats lovely, its lovely, its perfect, yes queen, slay, banging, fire, stunning that, nailed that, i love these, i love them, ooh, oooh, love love, in love with, dream dress, just what i wanted, exactly what i wanted, right up my street, chefs kiss, ten out of ten, top tier, dope, lush, smashing, delightful, wonderful, impressed, so nice, thats the one, this is the one, stunner, beaut, these are great, good choice, nice choice, good pick, looks good, looks nice, looks lovely',
    complaint:
      'dont like it, dont like this, dont like that, dont like them, hate it, ugly, hideous, awful, horrible, yuck, meh, not for me, not my style, i hate this, hate that, terrible, rubbish, gross, frumpy, not me, not my thing, ew, eww, this is bad, nope not, dont love, not feeling, you dont get, looks like my gran, granny, disgusting, wtf, not keen, crap, not a fan, not into, dreadful, worst, useless, ghastly, grim, vile, minging, no good, disappointed, arent great, isnt great, doesnt suit me, not really me, dont like any, dont like these, dont like those, cant stand it, hate them, hate these, nope hate, dont like any of, dont like the look, not me at all, looks awful, looks cheap and nasty, looks like a sack, old fashioned, dated, boring as, not impressed, blah, naff, tacky, not nice, no thanks hate, not vibing, nah hate, not loving, dont rate, awful taste, terrible taste, bit naff, thats horrid, horrid, hate all, not what i asked, thats not what i, not what i wanted, you got it wrong, missed the mark, so ugly, fugly, cheap looking, looks cheap, unflattering, not flattering, makes me look fat, ageing, no thats not, doing nothing for me, does nothing for me, cringe, shite, shit',
    yes: 'yes, yeah, yep, yup, sure, ok, okay, sounds good, go on, go ahead, please do, of course, absolutely, definitely, why not, alright, fine, do it, lets do it, go for it, yes please, sounds great, deal, aye, yea, yeh, yess, mhm, uh huh, that works, works for me, righto, fair enough, indeed, for sure, defo, deffo, certainly, yas',
    no: 'no, nope, nah, no thanks, no thank you, not really, dont, rather not, never, no way, nay, no ta, not today, not now, not for now, absolutely not, definitely not, no chance, not at all, im good thanks',
    unsure:
      'no idea, dont know, not sure, dunno, i have no clue, idk, clueless, unsure, maybe, undecided, hmm, cant decide, not a clue, havent a clue, no clue, im lost, whatever, havent a scooby, no clue what, dont know what, not sure what, stuck, no inspiration, help me out, dont have a clue, cant think, hard to say, umm, hmmm, i cant choose, cant choose, torn, no preference, im not sure, not too sure, i cannot decide, need help deciding, no idea where to start, im stumped, stumped, lost for ideas, beats me, god knows, who knows',
    surprise:
      'surprise me, you choose, you decide, up to you, you pick, whatever you like, whatever you think, anything goes, your call, dealers choice, i trust you, pick for me, choose for me, anything you like, whatever you want, pick something, decide for me, your choice, i dont mind, i dont care, dazzle me, go wild, you tell me, hit me with, dealer choice, just pick, just choose, whatever works, up 2 u, ur choice, u choose, u pick, u decide, youre the expert, you are the expert, go nuts, freestyle, pick any, anything works, anything will do, whatever really, literally anything, open to anything, open to ideas, open to suggestions, just choose for me, impress me, leave it to you, i leave it to you, im not fussed, not fussy, not picky, im easy, dont mind what, do your thing, work your magic, you know best',
  },
  dates: {
    today:
      'today, this morning, this afternoon, right now, in an hour, later today, 2day, later on, in a bit, in a few hours, this aft, this lunchtime',
    tonight: 'tonight, this evening, tonite, later tonight, 2nite, 2night',
    tomorrow:
      'tomorrow, tmrw, tmr, tomoz, tomorrow night, tomorrow evening, tomorow, 2morrow, tomoro, tomorro, tmoro, 2moro, tomorrow morning, tomorrow afternoon, tmrow, tommorow, tommorrow, tomorrows, day after tomorrow, first thing tomorrow',
    weekend:
      'this weekend, next weekend, at the weekend, on the weekend, on saturday, on sunday, saturday, sunday, saturday night, the weekend, this saturday, this sunday, sat night, next saturday, next sunday, over the weekend, this wknd, wknd, this sat, this sun, weekend coming, coming weekend, saturday nite, on sat, on sun, this coming weekend, wkend, week end, this weeknd, sunday morning, sunday afternoon, saturday afternoon, saturday morning, saturday evening, bank holiday weekend, bank holiday, long weekend',
    next_week:
      'next week, next monday, next tuesday, next wednesday, next thursday, next friday, in a week, week after, nxt week, the week after, a week today, week from now, a week on, monday week, in seven days',
  },
  months:
    'january/jan, february/feb, march, april, in may/this may/late may/early may/mid may/end of may/may wedding, june, july, august/aug, september/sept, october/oct, november/nov, december/dec',
  seasons: {
    spring: 'spring, springtime',
    summer: 'summer, summery, summertime, summers, high summer, midsummer',
    autumn: 'autumn, fall, autumnal, this fall, fall weather',
    winter: 'winter, wintertime, mid winter, midwinter, winters',
  },
  budget: {
    most: 'under, below, less than, up to, at most, max, maximum, no more than, not more than, within, tops, budget, my budget is, budget of, cheaper than, around, about, roughly, or less, or under, spend, to spend, limit, not over, ive got, i have, only have, can spend, for, upper limit, without going over, not above, capped at, cap, keep it under, ish, max of, maximum of, less then, under a, below a, not more then, budgets, spending, tops for, tops please, at the most, no more then, keep it below, up to about, spend about, spend up to, spend around, only spend, can afford, afford, around the, in the region of, somewhere around, ceiling, limit of, limited to, n under, max budget, budget max, under about, not a penny more than, no higher than, lower than, top budget, top whack, nothing over, nothing above, anything under, anything below, all under, maxing out at, max out at, budget around, budget is, budget about, budget is about, budget is around, budget is like, my max is, max is, my limit is, i can spend, happy to spend up to, spend is, got about, got around, ive about, tops budget, tops is, thereabouts, or so, give or take, ballpark, in total under, to play with, at a push, round about, roundabout, not exceeding, wont go above, wont go over, dont want to go over, dont want to go above, a limit of, topping out at, cant go over, cant go above, cant stretch past',
    least:
      'over, above, more than, at least, from, or more, minimum, starting at, upwards of, and up, starting from, north of, minimum of, min, no less than, not under, not less than',
    between: 'between, from, anywhere from, somewhere between',
    to: 'to, and, or, up to',
    low: 'cheap, cheapish, on a budget, tight budget, budget friendly, not too expensive, affordable, inexpensive, broke, skint, cheap and cheerful, student budget, low budget, bargain, dont want to spend much, not spend a fortune, without spending a fortune, small budget, not expensive, nothing expensive, short on cash, strapped for cash, low cost, not break the bank, wont break the bank, without breaking the bank, cost a fortune, good value, shoestring, money is tight, reasonably priced, on the cheap, dont have much money, not too pricey, nothing too pricey, dont want to spend a lot, thrifty, cash is tight, poor, save money, tight for money, cheap please, cheaply, cheap but nice, cheapest possible, cheapo, dont have much, low on cash, on benefits, budget is tight, pennies, not loads of money, payday, cant spend much, cant afford much, very cheap, bit broke, im broke, very broke, on the breadline, super cheap, dirt cheap, cheap as chips, cheap as possible, not much money, not a lot of money, not a lot to spend, not much to spend, little money, modest budget, limited budget, limited funds, low funds, saving money, trying to save, watching the pennies, counting pennies, cost of living, cheap option, inexpensive please, wallet friendly, affordable please, on pocket money, on a student budget, on a tight budget, budget conscious, tight fisted, nothing crazy expensive, nothing too expensive, nothing dear, doesnt cost much, wont cost much, doesnt cost the earth, not cost the earth, wont cost a bomb, cost a bomb, frugal',
    high: 'splurge, treat myself, luxury, luxurious, high end, designer, willing to spend, investment piece, invest in, happy to spend, push the boat out, blow the budget, go all out, treat, spoil myself, premium, can be expensive, bit extravagant, fancy budget, big budget, pricey is fine, spend a lot, splash out, splashing out, go mad, treat to myself, high budget, big spender, spare no expense within reason, dont mind paying, dont mind spending, happy to pay more, worth it, treating myself, splurging, blow out, blowout, top end, top of the range, top quality, best quality, luxe fabrics, high quality, quality over price, dont mind splurging, happy to splurge, happy to invest, worth the money, generous budget, got a bonus, got a raise, payday treat, expensive is fine, will pay for quality',
    open: 'money is no object, price doesnt matter, any price, no budget, sky is the limit, skys the limit, no limit, unlimited budget, whatever it costs, price is no object, budget is not a problem, dont care about price, dont care what it costs, dont mind the price, no price limit, any budget, cost is no issue, budget doesnt matter, no budget limit, money isnt an issue, money is not an issue, budget isnt an issue, price isnt an issue, regardless of price, whatever the price, money no object, dont care how much, no max, no maximum, spend whatever, any amount, price isnt important, not bothered about price, not fussed about price, dont care about the price, doesnt matter how much, whatever it takes, cost doesnt matter, no spending limit, money isnt a problem, money is not a problem, price is not an issue, price isnt a problem, no upper limit, no cap, unlimited, any price range, no set budget, budget is open, open budget, flexible budget, flexible on budget, flexible on price, dont have a budget, havent got a budget, not worried about price, not worried about cost, cost is not an issue, price not an issue, money not an issue, money isnt important, price is irrelevant',
  },
  currencies:
    'quid=GBP, pounds=GBP, pound=GBP, sterling=GBP, bucks=USD, dollars=USD, dollar=USD, euros=EUR, euro=EUR, grand=GBP, rupees=INR, yen=JPY, yuan=CNY, francs=CHF, dirhams=AED, dirham=AED, riyals=SAR, krona=SEK, kr=SEK, kroner=DKK, pesos=MXN, zloty=PLN, rand=ZAR, lira=TRY, won=KRW, aud=AUD, cad=CAD, hkd=HKD, nok=NOK, sek=SEK, dkk=DKK, chf=CHF, inr=INR',
  numbers:
    'zero=0, ten=10, eleven=11, twelve=12, fifteen=15, eighteen=18, twenty=20, thirty=30, forty=40, fourty=40, fifty=50, sixty=60, seventy=70, eighty=80, ninety=90, hundred=100, a hundred=100, thousand=1000, grand=1000, k=1000, two=2, three=3, four=4, five=5, six=6, seven=7, eight=8, nine=9, a couple of hundred=200, couple hundred=200, a thousand=1000',
  grammar: {
    not: 'no, not, dont, nothing, without, avoid, hate, never, cant, dislike, cannot, cant stand, not a fan of, dont like, i dont want, dont want, wont, isnt, arent, anything but, sick of, tired of, loathe, none of, no more, fed up with, allergic to, stay away from, steer clear of, look awful in, look terrible in, look like death in, washes me out, wash me out, not keen on, dont do, dont wear, doesnt suit me, dont suit me, makes me itch, neither, nor, anti, except, instead of, bad on me, cant do, skip, makes me look, minus, look ill in, isnt my, bored of, done with, over it with, refuse to wear, despise, detest, aint, must not, shouldnt, enough of, not wearing, ban on, look washed out in, didnt, wasnt, werent, havent, hasnt, wouldnt, dont fancy, not too keen on, not into, cant have, cant be doing with, rid of, cba with, no way, hates, hating, despises, anything except, allergic, never wear, wont wear, refuse, would rather not, please no, pls no, nae, nah to, dont need, dont like wearing, wouldnt wear, isnt into, dont bother with, aversion to, do not, does not, did not, is not, are not, was not, will not, would not, should not, could not, have not, has not, havent got, isn t, steering clear of, steer away from, keep away from, avoiding, allergies to, intolerant to, not a lover of, no fan of, not fond of, hard no to, sworn off, cant bear, cannot stand, cannot bear, hate wearing, hate the colour, ban, veto, no to, doesnt have, without any, free from, free of, nuthin, nothin, nowt, none, not in, not a, not an, aside from, not even',
    notBefore:
      'is out, are out, arent me, isnt me, is not for me, are not for me, not allowed, forbidden, banned, makes me itch, is not an option, are a no, is a no, are not allowed, is too harsh, arent allowed, off the table, kill my feet, hurt my feet, no no, kill me, not an option, washes me out, doesnt suit me, dont suit me, arent my thing, isnt my thing, are prohibited, itch, arent for me, isnt for me, no thanks, is a no from me, are a no from me, not for me, dont work for me, doesnt work for me, makes me look ill, isnt my colour, are not my colour, i hate, i cant stand, to be avoided, please no, is banned, are banned, is a hard no, are a hard no, is a no no, are a no no, not my thing, not happening, wash me out, drains me, make me itch, make me look ill, make me look pale, makes me look pale, dont suit, doesnt suit, hurts my feet, is not allowed, not permitted, is forbidden, gives me a rash, give me a rash, brings me out in a rash, bring me out, isnt happening, not on, nope, absolutely not, never again, irritates me, irritate me, not welcome, is off limits, off limits',
    ratherThan:
      'rather than, instead of, over, not, instead of the, instead of those, instead of these, instead of that, instead of this, rather than the, rather than those, rather than these',
    except:
      'anything but, any colour but, any color but, everything but, except, apart from, other than, any colour except, any color except, but not, anything except, bar, everything except, any colour apart from, all colours except, as long as its not, so long as its not, as long as it isnt, anything other than, any shade but',
    but: 'but, though, however, rather, prefer, yet, maybe, id prefer, instead, just, please, only, although, although i, this time, so',
    yes: 'yes, is fine, are fine, are good, is good, is ok, are ok, suits me, suit me, love, like, want, id love, would be nice, look good in, good tho, all for',
    and: 'and, or, nor, n, as well as, plus',
    with: 'with, to go with, matching, for, to, in the, at, paired with, goes with, go with, wear with, alongside, that goes with, to match, teamed with',
    too: 'too, way too, a bit too, bit too, far too, overly, much too, waaay too, wayyy too, a touch too, a smidge too, a tad too, quite too, just too',
    sits: 'feels, feel, feels a bit, sits, sit, come up, comes up, is a bit, are a bit, is kinda, are kinda',
    more: 'more, bit more, a little more, something more, even more, a bit more, a tad, a smidge, a touch, a touch more, a smidge more, a tad more, slightly, slightly more, way more, much more, far more, a wee bit, somewhat, rather more',
    less: 'less, not so, not as, not that, bit less, not too, a bit less, a tad less, slightly less, way less, much less, a touch less, quite so',
    other:
      'other, different, another, else, new, change, swap, replace, switch, exchange, dont like the, not those, not that, not these, not this, alternative, others, some other, something else for, anything else, change the, swap the, different kind of, replace the, can we change, new ones, another pair, another pair of, different pair of, swap out, trade, change out, switch out, switch up, something different, sub, substitute, different one, different ones, a different, change up, alternatives, exchange the, switch the, swap it, swap them, instead of the, instead of those, instead of these, instead of that, instead of this, rather than the, rather than those, rather than these',
    same: 'same, the same, same thing, this in, that in, these in, those in, it in, them in, also in, available in, do you have it in, comes in, this one in, come in, make it, one in, this but in, that but in, exact one in, got it in, as well in, same but',
    this: 'this, that, these, those',
    add: 'add, throw in, include, also need, adding, complete with, finish with, chuck in, pop on, chuck on, stick on, layer with, pair with, team with, i need a … too, finish off with, can we add, could you add, put on, with a … on top',
    remove:
      'remove, take off, lose, take away, get rid of, drop, without the, leave out, ditch, take out, skip the, dont need the, bin, scrap, remove the, take off the, take the, lose the, get rid of the, leave off, no need for, dont want the, dont need a, hate the, loose the, without that, bin off, do without, chuck the, lose that, delete the, get shot of, kill the, take it off, take them off, lose it, ditch it',
    keep: 'keep, hold on to, leave the, stays, stay, hang on to, i like the, love the, keeping, keep the, want to keep, hold onto, dont touch, dont change, happy with the, fine with the, dont lose the, the … can stay, the … stays',
    rest: 'the rest, everything else, rest, all the rest, the others, other pieces, everything other than, everything but that, change everything, all else, other things, the other bits, the other stuff, rest of it, rest of the outfit, rest of the look, everything but the, other items, the other pieces, every other piece, all the other',
    colour: 'colour, color, colours, colors, shade, shades, hue',
    outfit:
      'whole look, whole outfit, outfit, total, altogether, all in, everything, full look, in total, head to toe, complete look, the lot, entire outfit, for the whole, entire look, all together, full outfit, for everything, overall, whole thing, the whole thing, all of it, head to toe look, for everything together, total spend, the full look, complete outfit, whole lot, for a whole outfit, full get up, incl shoes, including shoes, including shoes and bag, all included, the whole shebang, whole shebang, full fit, whole fit, whole ensemble, for it all, complete thing, grand total, start to finish, total budget, outfit budget, overall budget',
    piece:
      'per piece, each, a piece, per item, apiece, per garment, each piece, each item, an item, every piece, pp, for each, for one piece, per thing, for any one piece, a go, a pop, single item, per item of clothing, per bit, for each item, on one item',
    for: 'for, gift for, present for, something for, outfit for, buying for, shopping for, looking for something for, mens, menswear, womens, womenswear, im a guy, im a man, im a bloke, im a fella, im a dude, im male, i am a man, i am male, as a man, as a guy, childrens, childrenswear, kidswear, boys clothes, girls clothes, gents, mans',
    man: 'husband, boyfriend, brother, dad, father, son, him, man, men, mens, guy, fiance, groom, grandad, uncle, nephew, hubby, menswear, grandfather, male, bloke, fella, gentleman, grandpa, father in law, brother in law, son in law, stepson, stepdad, mens size, godson, hubs, husband to be, im a guy, im a man, im a bloke, im a fella, im a dude, im male, i am a man, i am male, as a man, as a guy, gents, mans, other half he, lads, lad, teenage son, grown up son, adult son, my bf, best man, groomsman, groomsmen, usher, chap, geezer, old man, step dad, pop, pops, gramps, grandads, dads, great uncle, granddad, male friend, male cousin',
    woman:
      'wife, girlfriend, sister, mum, mom, mother, her, woman, women, womens, lady, ladies, aunt, niece, gran, grandma, nan, bestie, female, mother in law, womenswear, mama, sister in law, granny, daughter in law, stepmum, mum in law, goddaughter, grandmother, auntie, missus, wifey, nana, aunty, my bff, bff, gal, gals, ladies who, step mum, stepsister, my gf, teenage daughter, grown up daughter, adult daughter',
    child:
      'kid, kids, child, children, toddler, baby, little girl, little boy, boy, girl, grandson, granddaughter, year old son, year old daughter, little one, kiddo, teenager, schoolboy, schoolgirl, my daughter is, my son is, year old, childrens, childrenswear, kidswear, boys clothes, girls clothes, newborn, infant, tween, teen boy, teen girl, stepdaughter aged, grandchild, grandkids, grandchildren, nipper, bairn, wean',
    outside:
      'outside, weather, degrees, its, outdoors, it is, it will be, its gonna be, its going to be, temperature, outdoor, its going to, weather is, weathers, forecast says, temperatures, temp, temps',
    yearsOld:
      'years old, year old, yrs old, years young, yo, years of age, yrs, y o, this year, something, years, year olds',
    iAm: 'my son is, my daughter is, im, i am, aged, age, turning, turned, just turned, is, shes, hes, i turn, at',
    turns: 'turns, turning, turn, is turning, will be',
    size: 'size, dress size, a size, uk, us size, uk size, wear a, im a, i am a, a uk, size uk, wear an, a us, us, normally a, usually a, a dress size, im size, between a, between an, im between, between sizes, in between a, in between an, a uk size, eu, eu size, im an, im usually a, im normally a, size range',
    height: 'height, tall',
    minus: 'minus, below zero, negative',
    degrees: 'degrees, degree, celsius, c, centigrade, deg',
    fahrenheit: 'fahrenheit, f',
    in: 'in, to, at, for, from, around, near',
    travel:
      'off to, going to, heading to, flying to, travelling to, traveling to, days in, a week in, few days in, trip to, weekend in, moving to, travel to, going over to, jetting off to',
    plain:
      'doesnt have to, dont have to, not only, a, an, the, i, im, i am, me, my, mine, we, you, it, its, is, are, be, was, were, will, would, could, should, can, do, does, did, have, has, had, got, need, needs, want, wants, wanting, looking, look, find, show, give, get, help, wear, wearing, what, which, how, something, anything, some, any, nice, good, great, really, very, quite, pretty, bit, little, lot, this, that, these, those, there, here, then, than, now, of, on, by, from, as, if, so, also, just, still, please, pls, someone, thing, things, clothes, clothing, outfit, outfits, look, looks, garment, style, dress up, ideas, idea, suggestions, recommend, shall, going, go, coming, come, thinking, think, about, after, before, later, day, days, time, friend, friends, best friend, bit, says, said, invite, invitation, their, his, her, they, she, he, our, us, who, whole, all, going to, gonna, up, down, out, off, over, through, because, cause, when, where, while, during, month, week, year, like, love, feel, feeling, make, makes, made, put, take, let, lets, know, way, one, ones, two, both, new, old, young, own, big, small, hi, hello, thanks, thank, sophia, oh, omg, lol, haha, sure, maybe, only, even, actually, always, never, ever, every, each, kind, kinda, sort, type, suit me, anyone, everyone, people, place, piece, pieces, item, items, wardrobe, dressed, evening, night, morning, afternoon, nephew, niece, cousin, son, daughter, mum, mom, dad, sister, brother, husband, wife, boyfriend, girlfriend, party, into, onto, too, help me, choose, pick, ask, tell, mean, guess, hope, try, trying, bout, wanna, gotta, lemme, u, ur, r, ive, dont, cos, cuz, bc, tho, thru, til, till, until, round, any ideas, stuff, sort of thing, thingy, loads, gonna be, stood, stand, standing, sat, sitting, sit, hold, keep, leave, start, starts, starting, stay, staying, well, anyway, basically, honestly, literally, totally, absolutely, probably, definitely, bloody, dead, proper, summat, owt, hun, babe, babes, mate, doll, darling, dear, gran, nana, auntie, aunty, boss, colleague, colleagues, coworker, coworkers, neighbour, neighbor, mates, pals, pal, bf, gf, hubby, ex, fella, kids, kid, children, agency, company, startup, firm, hospital, village, town, city, house, venue, hotel, hall, room, north, south, east, west, else, case, reason, best, better, worst, less, least, last, first, second, next, previous, other, same, different, ok, okay, yes, no, ya, yep, nope, hmm, um, erm, uh, ah, wow, and, or, but, with, without, more, most, much, many, few, either, neither, again, ago, already, yet, almost, around, between, near, next to, behind, front, inside, outside, above, below, under, against, along, across, since, though, although, whether, unless, however, therefore, how long, short waist, long time, as long as, so long as, no longer, long story, short notice, in short, short on time, long distance, warm tones, cool tones, warm colours, cool colours, cool toned, warm toned, not long, before long, for long, high street, long enough, in the meantime, fits me, work out, works, work for me, work well, works well, work on me, work with, will work, would work, does that work, doesnt work, might work, play with, after all, smth, sth, sum, sumthing, somethin, summin, wee, lookin, goin, thinkin, needa, im after, on the hunt, after something, after a, in search, in need, in need of, keen on, fancy a, fancy something, any chance, could you, would you, kindly, possibly, perhaps, ideally, preferably, if possible, if poss, hopefully, wondering, wonder, was wondering, hoping, hoping to, advice, advise, suggest, suggestion, tips, help with, with me, such, sort me out, style me, dress me, kit me out, put together, come up with, pull together, throw together, eek, argh, ugh, phew, oops, yikes, blimey, crikey, hehe, lmao, tbh, imo, btw, asap, ngl, throw over, throw on over, wear over, layer over, over it, over there, over here, all over, over the top of, on bottom, on the bottom, up top, top half, bottom half, on the top, on top, cant find, cant find any, can never find, never find, struggle to find, hard to find, couldnt find, new flat, my flat, a flat in, flat share, black friday, blue monday, green card, red wine, white wine, orange juice, red bull, gold standard, white house, red flag, green light, silver lining, golden hour, golden ticket, black eye, pink lady, gold medal, silver medal, red cross, purple patch, black hole, white noise, in the pink, brown bread, lemon cake, carrot cake, lime juice, cherry on top, rose garden, what colour suits, what color suits, what colours suit, what colors suit, which colour suits, which colours suit, girlies, the girlies, next month, next year, next spring, next summer, next autumn, next winter, next door, book club, youth club, hair appointment, nail appointment, nails appointment, in two weeks, in three weeks, boys night, fit for work, weather permitting, cold feet, cold shoulder top, warm welcome, hot date, wide fit, work wonders',
    venue:
      'pub, hotel, restaurant, street, road, square, bank, cafe, club, house, inn, arms, station, avenue, lane, hall, bistro, diner, theatre, bakery, mountain, mountains, lake',
    bears: 'hair, eyes, car, my skin',
    theirs:
      'is wearing, are wearing, wears, will be wearing, bride wore, bride in, mum wore, sister wore, she wore, everyone wore, bridesmaids in, bridesmaids are in, bride is in',
    past: 'last year, last time, last summer, last winter, last christmas, the other day, in the past, used to wear, i used to, i wore, i was wearing, ive worn',
    needs:
      'needs, wants, is after, is looking for, has to wear, needs to wear, could do with, requires, needing, wanting, in need of, could use, has nothing to wear',
  },
  things: {
    sweater:
      'chunky knit, chunky jumper, chunky sweater, jumper, knit, pullover, woolly, jumpers, sweaters, pullovers, knits, knitted jumper, woolly jumper, sweater vest, cable knit, cable jumper, roll neck jumper, turtle neck jumper, christmas jumper, aran, knitted top, crew neck jumper, fluffy jumper',
    trousers:
      'pants, slacks, chinos, trouser, trews, wide legs, wide leg trousers, cigarette pants, culottes, palazzo, cargos, cargo pants, suit trousers, smart trousers, black trousers, dress pants, work pants, work trousers, leather trousers, flares, straight trousers, peg trousers, capris, capri pants, cropped trousers, harem pants, corduroys, cords, tailored trousers, linen trousers, leather pants, track trousers, barrel leg, pleated trousers',
    sneakers:
      'trainers, kicks, sneaks, trainer, converse, white trainers, plimsolls, tennis shoes, running shoes, vans, runners, tennies, air force, af1s, new balance, gym shoes, canvas shoes, hi tops, high tops, sambas, adidas, nikes, running trainers, chunky trainers',
    beanie:
      'woolly hat, bobble hat, bobble hats, woolly hats, beanies, beret, wooly hat, knitted hat, knit hat, winter hat',
    tights:
      'stockings, hosiery, hold ups, pop socks, fishnets, pantyhose, hold up stockings, black tights, opaque tights, sheer tights, stay ups',
    suit: 'trouser suit, pantsuit, tux, tuxedo, pant suit, power suit, skirt suit, two piece suit, suits, trouser suits, co ord suit, tailored suit, waistcoat suit, three piece suit, 2 piece suit, business suit, linen suit',
    dress:
      'gown, gowns, frock, lbd, sundress, maxi dress, dresses, maxi, wrap dress, shift, shift dress, shirt dress, slip dress, tea dress, midi dress, mini dress, prom dress, evening dress, cocktail dress, bodycon dress, jumper dress, smock, pinafore, midi, sun dress, skater dress, pencil dress, t shirt dress, tshirt dress, ballgown, ball gown, evening gown, cami dress, babydoll, prairie dress, milkmaid dress, dressing up dress, knitted dress, linen dress, day dress, party dress, summer dress, bandage dress, corset dress, halterneck dress, mini dresses, ball dress, swing dress, column dress, sheath, sheath dress, abaya dress, lehenga, anarkali, salwar, cheongsam, qipao, lil black dress, little black dress',
    heels:
      'stilettos, pumps, heel, high heels, court shoes, heeled, high heel, stiletto, kitten heels, platforms, wedges, heeled shoes, court heels, slingbacks, heals, block heels, wedge, wedge heels, strappy heels, platform shoes, peep toes, high heals, sparkly heels, kitten heel, mid heels, stillettos, platform heels',
    bag: 'handbag, purse, bags, handbags, shoulder bag, evening bag, work bag, satchel, bumbag, pouch, bucket bag, baguette bag, hand bag, mini bag, little bag, belt bag, fanny pack, sling bag, laptop bag, weekender, beach bag',
    boots:
      'wellies, wellington boots, chelsea boots, knee high boots, cowboy boots, rain boots, gumboots, boot, welly boots, wellingtons, doc martens, docs, dms, uggs, biker boots, snow boots, walking boots, long boots, hunter wellies, thigh high boots, over the knee boots, otk boots, knee boots, chunky boots, combat boots, dr martens, doc marten, welly, cowgirl boots, western boots, hiking boots, riding boots, lace up boots, flat boots, platform boots, heeled boots, moon boots, ugg',
    jacket:
      'leather jacket, bomber, gilet, raincoat jacket, fleece, windbreaker, waterproof jacket, jackets, denim jacket, bomber jacket, biker jacket, puffer jacket, shacket, kagool, cagoule, anorak, windcheater, rain jacket, jean jacket, leather jackets, cropped jacket, moto jacket, varsity jacket, trucker jacket, utility jacket, quilted jacket, body warmer, gilets, tweed jacket, evening jacket, bolero, rain mac, waterproof coat, barbour, tuxedo jacket, collarless jacket, padded jacket, lightweight jacket, anoraks',
    trench: 'raincoat, mac, trenches, trench coat, trenchcoat, rain coat, raincoats',
    fitted: 'tight, body con',
    camel: 'tan, cognac',
    turquoise: 'petrol, petrol blue, teal, aqua, aquamarine, duck egg',
    navy: 'navy blue, dark blue, midnight blue, dark navy, midnight, navies, ink blue, french navy',
    burgundy:
      'oxblood, plum, maroon, wine red, deep red, dark red, wine, claret, bordeaux, dark wine, mulberry, berry',
    white: 'all white, snow white, total white, all in white, head to toe white',
    pink: 'hot pink, blush pink, baby pink, dusty pink, dusky pink, pale pink, pastel pink, pinks, barbie pink, bubblegum pink, neon pink, rose, rose pink, candy pink, light pink, soft pink',
    fuchsia: 'magenta',
    green:
      'sage, bottle green, forest green, dark green, sage green, lime, pistachio, moss green, grass green, neon green, lime green, pea green, hunter green, racing green, dark greens, greens',
    red: 'bright red, scarlet, cherry red, crimson, tomato red, pillar box red, reds, ruby, cherry, poppy red, lipstick red, true red',
    blue: 'cobalt, royal blue, electric blue, cornflower, bright blue, cobalt blue, denim blue, sapphire, indigo, royal, blues, cornflower blue, azure, klein blue, mid blue',
    yellow:
      'lemon, butter yellow, canary, yellows, pale yellow, neon yellow, pastel yellow, sunshine yellow, sunflower',
    purple: 'aubergine, violet, mauve, purples, deep purple, royal purple, grape, amethyst, dark purple',
    grey: 'gray, silver grey, slate, light grey, pale grey, marl, grey marl, heather grey, dove grey, greys, pewter',
    cream:
      'off white, ivory, champagne, ecru, creams, winter white, eggshell, vanilla, pearl white, creamy white, bone',
    gold: 'golden, rose gold, gold tone, golds',
    multicolour:
      'some colour, some color, bright colours, bright colors, rainbow, lots of colour, lots of color, multicoloured, multicolored, colourful, tropical colours, rainbow colours',
    'faux leather': 'fake leather, pleather, vegan leather, pu leather, imitation leather',
    natural:
      'natural fabrics, natural fibres, natural fibers, natural materials, natural fabric, natural stuff, organic fabrics',
    animal:
      'from animals, animal derived, animal materials, vegan, animal products, animal free, plant based, cruelty free',
    striped:
      'stripy, stripey, breton, pinstripe, stripes, pinstripes, pin stripe, pin stripes, stripped, stripe',
    leopard:
      'animal print, leopard print, zebra, snakeskin, leopard, tiger print, cheetah, cheetah print, cow print, snake print, zebra print, python',
    floral:
      'flowery, flower, flowers, florals, flowery print, botanical, ditsy, ditsy floral, flower print, floral print, rose print, blossom',
    fur: 'fluffy coat, faux fur, furry, real fur, shearling, sheepskin, fluffy',
    sequin:
      'sparkle, sparkles, sparkly, glitter, glittery, shiny, metallic, bling, sequins, sequined, sequinned, glitz, sparkling, rhinestones, diamante, beaded, beading, crystals, embellished, embellishment, disco ball, sparkley, shimmery, shimmer, lurex',
    lilac: 'lavender, mauve, pale purple, light purple, wisteria, orchid',
    scarf:
      'shawl, pashmina, wrap shawl, stole, scarves, wraps, shawls, bandana, pashminas, neckerchief, silk scarf, snood, blanket scarf, wooly scarf, woolly scarf, neck scarf, dupatta',
    accessories: 'accessory',
    hat: 'fascinator, sun hat, straw hat, bucket hat, fedora, hats, wide brim hat, floppy hat, fascinators, hatinator, panama, sunhat, wide brimmed hat, cowboy hat, bowler, trilby, cloche, headpiece, head piece, hatinators, pillbox, percher, beret hat, straw boater, boater, visor',
    maxi: 'long, floor length, full length',
    midi: 'midi length, tea length, mid length, mid calf, calf length, knee length',
    mini: 'short',
    'wide leg': 'wide leg, wide legged, palazzo',
    joggers: 'tracksuit bottoms, sweatpants, joggies',
    tee: 'tee, tshirt, tees, graphic tee, band tee, t shirts, tshirts, plain tee, long sleeve tee',
    'high waisted': 'high rise, high waist, highwaisted, high rise waist',
    oversized: 'baggy, slouchy',
    'long sleeve': 'long sleeves, with sleeves, sleeved',
    cotton: 'jersey',
    jeans:
      'denims, skinnies, mom jeans, mum jeans, boyfriend jeans, jean, straight legs, skinny jeans, flared jeans, baggy jeans, barrel jeans, straight leg jeans, bootcut jeans, wide leg jeans, black jeans, jeggings',
    shorts: 'bermudas, bermuda shorts, denim shorts, cycling shorts',
    skirt:
      'skirts, midi skirt, pencil skirt, mini skirt, tennis skirt, kilt, skater skirt, maxi skirt, a line skirt, pleated skirt, leather skirt, denim skirt, sarong, skort, tulle skirt, satin skirt, tube skirt, bias skirt, lehenga skirt',
    jumpsuit:
      'playsuit, catsuit, boiler suit, romper, jump suit, all in one, playsuits, jumpsuits, onesie, boilersuit, unitard, culotte jumpsuit',
    top: 'tops, tshirt top, nice top, crop top, cami top, vest top, halter, going out top, bardot, camis, blouse top, strappy top, sparkly top, halterneck, halter neck, one shoulder top, bandeau top, bralette, corset, corset top, peplum, peplum top, tank tops, wrap top, party top, work top, crop tops, basque, off the shoulder top, tube top',
    shirt: 'shirts, button up, button down, white shirt, oxford shirt, overshirt',
    blouse: 'blouses, pussy bow, pussybow',
    sweatshirt: 'sweatshirts, crewneck sweatshirt, sweat top',
    hoodie: 'hoody, hoodies, zip up',
    cardigan:
      'cardi, cardis, cardigans, shrug, cardy, cardies, cardie, longline cardigan, knitted cardigan, chunky cardigan, cardys',
    coat: 'coats, overcoat, wool coat, long coat, winter coat, duffle, duffle coat, pea coat, trench style coat, camel coat, wool coats, teddy coat, teddy, puffer coat, swing coat, car coat, longline coat, maxi coat, peacoat, duster, duster coat, faux fur coat, wrap coat, smart coat, big coat, wooly coat, woolly coat, padded coat',
    blazer: 'blazers, suit jacket, sports jacket, dinner jacket',
    set: 'co ord, coord, coords, matching set, two piece, twinset, two pieces, coord set, matching two piece, skirt and top set, lounge set, knitted set',
    shoes:
      'shoe, footwear, pair of shoes, party shoes, shoos, dress shoes, going out shoes, work shoes, comfy shoes, smart shoes',
    flats:
      'ballet flats, ballet pumps, ballerinas, flat pumps, dolly shoes, brogues, mary janes flat, flats, ballet shoes, pointed flats, flat shoes, mary janes, dolly shoe, brogue, oxfords, ballerina flats',
    loafers: 'loafer, moccasins, boat shoes, penny loafers',
    sandals:
      'sandal, flip flops, gladiators, sliders, strappy sandals, birkenstocks, birks, flipflops, flat sandals, strappy sandal, thongs, gladiator sandals, slides, jandals, platform sandals, heeled sandals, leather sandals, fisherman sandals, wedge sandals, tevas',
    'ankle boots': 'booties, chelsea, shoe boots',
    clutch: 'clutches, clutch bag, clutch purse, box clutch, envelope clutch, minaudiere',
    belt: 'belts, waist belt',
    necklace: 'necklaces, chain, pendant, choker, pearls necklace',
    earrings: 'earring, hoops, studs, danglers',
    bracelet: 'bracelets, bangle, bangles',
    jewellery:
      'jewelry, jewels, bling jewellery, accessories jewellery, jewlery, jewelery, jewellry, statement jewellery, bling bling',
    sunglasses: 'sunnies, shades sunglasses',
    leather: 'leathers, real leather, genuine leather, patent, patent leather, lether',
    wool: 'woollen, woolen, woollens, merino, lambswool',
    silk: 'silky',
    satin: 'satiny, satins',
    velvet: 'velour, velvety',
    denim: 'denim',
    linen: 'linens',
    polyester:
      'synthetic, synthetics, man made, acrylic, nylon, man made fibres, man made fabrics, synthetic fabrics, synthetic materials, plasticky, plastic fabrics, poly, elastane',
    checked:
      'checks, tartan, houndstooth, gingham, plaid, plaids, check print, checkered, dogtooth, argyle, prince of wales check, chequered',
    'polka dot': 'spots, spotty, polka dots, dotty',
    emerald: 'emerald green, jewel green',
    charcoal: 'dark grey, dark gray, charcoal grey, anthracite',
    'light blue': 'baby blue, powder blue, sky blue, pale blue, ice blue, pastel blue',
    beige:
      'sand, stone, oatmeal, taupe, biscuit, fawn, mushroom, nude beige, neutral, neutrals, beiges, greige',
    nude: 'flesh, skin tone',
    mustard: 'mustard yellow, ochre',
    terracotta: 'rust, rusty, burnt orange, brick',
    coral: 'peach, salmon, apricot',
    khaki: 'army green, military green, khaki green',
    swimsuit:
      'cossie, swimmers, swimming costume, bathing suit, swimming cossie, cozzie, togs, one piece, one piece swimsuit, tankini, bathers, swimwear, swim suit, swim dress',
    bikini: 'bikinis, bikini set, bikini top',
    tunic: 'coverup, kaftan, caftan, beach cover up, beach dress, longline shirt, kurta, kurti',
    black: 'all black, total black, all in black, head to toe black, jet black',
    tank: 'vest, vests, vest tops',
    crossbody: 'cross body, cross body bag, crossbody bag, camera bag',
    lingerie: 'bra, bras, knickers, undies, underwear, shapewear, spanx, strapless bra, thong',
    pyjamas:
      'pjs, pajamas, jammies, nightie, nighty, nightdress, nightgown, pyjama set, pj set, sleepwear, loungewear set',
    olive: 'olive green',
    mint: 'mint green, pale green, seafoam',
    silver: 'silvers, silvery',
    orange: 'oranges, neon orange, tangerine, bright orange',
    brown: 'browns, dark brown, chestnut, tobacco, coffee brown, light brown',
    knitted: '',
    crochet: 'crocheted',
    lace: 'lacey, lacy fabric',
    chiffon: 'organza, georgette',
    printed:
      'prints, patterned, patterns, pattern, graphic print, busy prints, abstract print, busy patterns',
    plain:
      'plain coloured, block colour, block colours, solid colour, one colour, single colour, unpatterned',
    sleeveless: 'strappy, spaghetti straps, thin straps',
    strapless: 'one shoulder, bare shoulder, bardot neck, cold shoulder, off-the-shoulder',
    backless: 'low back, bare back, open backed',
    'v neck': 'v necks, v-neck, plunge, plunging, plunging neckline, vneck',
    wrap: 'wraparound, wrap style, wrap around',
    slim: 'slim leg, slim fit, slim cut, tapered, drainpipe',
    flared: 'bell bottoms, bell bottom, flare leg, kick flare',
    asymmetric: 'asymmetrical hem, one sleeved, high low hem',
    ruffled: 'frilly, frills, ruffles, tiered, flounces, flouncy',
    pleated: 'pleat, plisse',
    hooded: 'with a hood, with hood, hoods',
    cropped: 'cropped length, ankle grazer, midriff',
  },
  places:
    'london, paris, new york, nyc, austin, miami, brighton, edinburgh, dublin, manchester, rome, barcelona, madrid, lisbon, berlin, tokyo, dubai, los angeles, la, san francisco, chicago, boston, seattle, las vegas, vegas, sydney, melbourne, toronto, vancouver, amsterdam, ibiza, mykonos, santorini, bali, milan, venice, florence, nice, cannes, vienna, prague, budapest, copenhagen, stockholm, oslo, reykjavik, istanbul, marrakech, cairo, singapore, hong kong, bangkok, mumbai, delhi, cape town, hawaii, florida, texas, california, cornwall, scotland, ireland, italy, spain, greece, portugal, france, iceland, mexico, cancun, tulum, morocco, thailand, japan, glasgow, bath, oxford, cambridge, liverpool, leeds, bristol, cardiff, belfast, york, houston, dallas, denver, phoenix, atlanta, philadelphia, washington, montreal, auckland, perth, brisbane',
}
