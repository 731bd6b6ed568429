import type { WordsOfSophia } from '../source.ts'

export const words: WordsOfSophia = {
  language: 'fr',
  colours: 'after',
  homographs: 'dès des sûr sur',
  lookalikes:
    'aider, aidez, aidera, aiderait, aidée, aides, tête, têtes, tant, face, courant, vérité, retrouver, retrouve, retrouvent, retrouvé, retrouvée, retrouvons, monter, monstre, blague, base, bases, cour, forme, fort, balle, boule, volé, parie, pari, ray, remarqué, remarquer, changement, proches, droits, grandi, haute, hauteur, tenu, chicago, vision, peinture, complet, soi, doué, médecine, étoile, étoiles, entièrement, courrier, briser, alliez, cirque, pigé, cap, boit, cabine, violent, mères, étude, rond, termes, totale, traîne, plaire, cabane, scandale, stable, plante, plantes, menu, menus, coordonnées, réelle, réel, restons, enveloppe, canard, péchés, viennes, just, machin, création, compassion, exposé, exposés, botter, plaques, coller, descente, pêcher, brosse, lâcher, chèvre, cœurs, renard, balai, environs, détenu, livre, partis, parties, entrés, clairement, sombre, importante',
  occasions: {
    wedding_guest:
      'mariage*, noces, témoin, demoiselle d’honneur, invitée mariage, se marie, cortège, evjf invitée, vin d’honneur, belle-mère de la mariée, mère de la mariée, mère du marié, pacs, mariage, mariages, mariage d’une copine, un mariage, je suis invitée à un mariage, mariage champêtre, se marient, la mariée, les mariés, mariée sera en, mariée est en, mariée porte, mariée en, demoiselles d’honneur en, témoins en, épousailles, la noce, une noce, noce, témoin de la mariée, témoin du marié, invitée au mariage, mariage en, mariage à, mariage civil et religieux, brunch du lendemain, lendemain de mariage, dîner de mariage, cérémonie laïque, épouse mon cousin, convole, passer la bague',
    bride:
      'je me marie, mon mariage, notre mariage, je suis la mariée, future mariée, mon propre mariage, on se marie, nous nous marions, robe de mariée, j’épouse, je convole, nos noces, le jour de mon mariage, ma robe de mariée, ma robe de mariage, ma tenue de mariée, on s’épouse, je dis oui, mon mariage civil, je vais me marier, on va se marier, on se dit oui',
    civil_wedding:
      'mairie, mariage civil, cérémonie civile, à la mairie, pacs, me pacse, se pacse, se pacsent, se pacser, on se pacse, pacser, signer à la mairie, passage à la mairie, passe à la mairie, mariage à la mairie, union civile, état civil, hôtel de ville, palais de justice pour se marier, maire nous marie',
    engagement:
      'fiançailles, demande en mariage, fiancer, fête de fiançailles, repas de fiançailles, se fiance, je me fiance, nous nous fiançons, dîner de fiançailles, me fiance, se fiancent, fiance, m’a demandée en mariage, ma demande en mariage, officialiser, fiançée, je suis fiancée, présentation des familles, bague au doigt',
    baptism:
      'baptême*, marraine, baptiser, baptême, bapteme, baptêmes, on baptise, baptisons, se fait baptiser, présentation du bébé, cérémonie de baptême, marraine de, je suis marraine, la marraine du, parrain et marraine, batême, brit mila, circoncision',
    communion:
      'communion*, profession de foi, confirmation, communion, première communion, communiante, communions, confirmation de, petite communion, fait sa communion',
    bar_mitzvah: 'bar mitsva, bat mitsva, bar mitzvah, bat mitzvah',
    graduation:
      'remise de diplôme*, remise des diplômes, diplôme*, soutenance*, fin d’études, remise de diplôme, diplôme, soutenance, cérémonie de diplôme, gala de diplômés, thèse de, soutenance de thèse, soutenance de mémoire, fin de mes études, obtention du diplôme, remise des prix de master, cérémonie de fin d’études, cérémonie des diplômes, diplômée, se diplôme, remise de mon diplôme, toge, collation des grades, ma thèse, thèse, mémoire de master, soutient sa thèse, soutiens ma thèse, soutiens mon mémoire, obtention de mon bac, remise du bac, fin de master, graduation, proclamation des résultats',
    prom: 'bal de promo, bal de fin d’année, bal de promotion, soirée de promo, bal du lycée, gala de fin d’année, bal de fin de lycée, bal des terminales, bal de graduation, bal de finissants, bal des finissants, soirée de fin de lycée, soirée des terminales, prom, prom night',
    gala: 'gala*, bal, soirée de gala, remise de prix, cérémonie de remise, tapis rouge, soirée caritative, dîner de gala, gala de charité, gala caritatif, dîner de charité, vente aux enchères, cérémonie des césar, cannes montée des marches, montée des marches, remise des prix, remise de trophées, bal de charité, bal de la croix-rouge, dîner d’apparat, soirée de prestige, soirée de remise',
    opera:
      'opéra*, ballet, philharmonie, orchestre philharmonique, opéra garnier, opéra bastille, lyrique, palais garnier, bolchoï, la traviata, don giovanni, concert classique, musique classique, récital lyrique, concert symphonique, orchestre symphonique, soirée à l’opéra, ballet de l’opéra',
    theatre:
      'théâtre*, pièce de théâtre, comédie musicale, spectacle, one man show, stand up, seul en scène, café-théâtre, improvisation, cabaret, pièce au théâtre, mogador, comédie-française, humoriste, spectacle d’humour, cirque du soleil, pièce de molière, on va au théâtre, place de théâtre, marionnettes, comédie, première au théâtre, magicien, ballet contemporain',
    concert:
      'concert*, récital, orchestre, concert de jazz, soirée jazz, accor arena, bercy, olympia, zénith, live au, showcase, fosse, en fosse, stade de france, tournée de, je vais voir beyoncé, arènes, concert en plein air, récital de piano, la cigale, concert de rap, concert de rock',
    festival:
      'festival*, hellfest, fête foraine, fête de village, fest noz, festoche, fête de la musique, francofolies, vieilles charrues, solidays, fête médiévale, braderie, we love green, rock en seine, eurockéennes, coachella, lollapalooza, fête de l’huma, fête du village, fêtes de bayonne, feria de nîmes, teknival, rave, bal populaire, bal des pompiers, 14 juillet, kermesse du village, fête votive, ducasse, fest-noz, fête de la bière, oktoberfest, marché médiéval, burning man, tomorrowland',
    club: 'boîte de nuit, en boîte, club, danser, clubbing, boîte, soirée filles, discothèque, sortir en boîte, aller danser, soirée dansante, on va danser, sortie en boîte, aller clubber, dancefloor, soirée salsa, soirée techno, soirée électro, bal latino, guinche, night-club, nightclub, sortir danser, techno, en club, danser toute la nuit',
    party:
      'fête, soirée, evjf, enterrement de vie de jeune fille, pendaison de crémaillère, pot de départ, anniversaire de mariage, cocktail dînatoire, crémaillère, teuf, boum, fiesta, réception, cousinade, retrouvailles, soirée de boîte, soirées, pot, soirée d’entreprise, afterwork festif, départ en retraite, départ à la retraite, retraite de, fête de départ, soirée d’inauguration, inauguration, pendaison, soirée mousse, pool party, soirée à thème, soirée thème, soirée disco, soirée années, soirée blanche, soirée chic, fête surprise, noces d’or, noces d’argent, noces de diamant, noces de perle, noces de platine, ans de mariage, soirée de lancement, soirée étudiante, soirée entre copines, soirée entre amis, soirée entre filles, fête des voisins, fête de quartier, pot de fin d’année, soirée de fin d’année, fiesta chez, teuf chez, chouille, nouba, bringue, java, faire la fête, evg, evjf de, jubilé, retrouvailles de lycée, réunion d’anciens, anciens élèves, garden, raout, surboum, party, vie de jeune fille, enterre ma vie de jeune fille',
    birthday:
      'anniversaire*, anniv, mes 30 ans, mes 40 ans, mes 50 ans, les 30 ans, les 40 ans, les 50 ans, ses 30 ans, ses 40 ans, les 60 ans, les 18 ans, ses 18 ans, les 70 ans, les 80 ans, mes 60 ans, anniversaire, annif, bday, ses 50 ans, ses 60 ans, anniversaires, fête ses 30 ans, mes 18 ans, mes 20 ans, mes 25 ans, ses 20 ans, ses 25 ans, ses 70 ans, ses 80 ans, les 20 ans, les 90 ans, la trentaine, anniv de, anniversaire de ma, anniversaire surprise, goûter d’anniversaire, bougies, souffle ses bougies, fête ses, anniversaire des 30 ans, anniversaire des 40 ans, anniversaire des 50 ans, jubilaire, bonne fête, birthday, bon anniv, annive',
    christmas:
      'noël, réveillon de noël, repas de noël, fêtes de fin d’année, marché de noël, fêtes, noel, pâques, soirée de noël, fête de noël, goûter de noël, dîner de noël, arbre de noël, 24 au soir, 25 décembre, le 24 décembre, veille de noël, messe de minuit, secret santa, pull de noël, repas de noël de la boîte, fêtes de fin d’année en famille, dimanche de pâques, lundi de pâques',
    new_year:
      'nouvel an, réveillon, saint sylvestre, 31 décembre, jour de l’an, saint-sylvestre, 31 au soir, le 31, soirée du 31, passage à l’an, st sylvestre, nouvelle année, premier de l’an, 1er janvier, réveillon du jour de l’an, réveillon de la saint-sylvestre',
    eid: 'aïd, aid, l’aïd, aïd el fitr, aïd el kebir, aïd el adha, fête de l’aïd, korité, tabaski, fin du ramadan, eid, eid mubarak, aïd chez, repas de l’aïd, fête du mouton',
    ramadan:
      'ramadan, iftar, ftour, rupture du jeûne, souhour, mois de ramadan, soirées ramadan, iftar chez, iftar en, soirée ramadan, soirée iftar',
    lunar_new_year:
      'nouvel an chinois, nouvel an lunaire, têt, nouvel an vietnamien, fête du printemps, nouvel an asiatique, nouvel an coréen, année du',
    diwali: 'diwali, divali, holi',
    carnival:
      'carnaval*, déguisée, halloween, soirée déguisée, mardi gras, bal masqué, déguisement, se déguiser, me déguiser, costumée, soirée costumée, fête costumée, bal costumé, fête déguisée, halloween chez, thème halloween, carnaval de dunkerque, carnaval de venise, carnaval de nice, défilé de carnaval, mi-carême',
    quinceanera:
      'quinceañera, quinceanera, fête des quinze ans, quinze ans de, quinze ans d’une cousine latino',
    feria: 'feria, feria de nîmes, feria d’arles, corrida',
    tea_ceremony: 'cérémonie du thé',
    school_ceremony:
      'rentrée des classes, réunion parents, fête de l’école, spectacle de l’école, réunion parents-profs, kermesse, premier jour d’école, rentrée scolaire, réunion de parents, réunion parents profs, spectacle de fin d’année, spectacle … école, fête … école, rencontre parents-profs, réunion parents-professeurs, rencontre avec la maîtresse, fête de fin d’année de l’école, fête de fin d’année à l’école, première rentrée, rentrée de mon fils, rentrée de ma fille, spectacle de ma fille, spectacle de mon fils, gala de danse de ma fille, remise des bulletins, portes ouvertes de l’école, fête de la maternelle, kermesse de l’école, conseil de classe, spectacle de noël de l’école, chorale de l’école, premier jour de classe, goûter de l’école, rendez-vous avec l’instit, réunion de rentrée, réunion de la crèche, fête de la crèche',
    coming_of_age: 'majorité',
    henna_night:
      'henné, soirée henné, cérémonie du henné, nuit du henné, fête du henné, soirée du henné, hennée',
    funeral:
      'enterrement, obsèques, funérailles, enterrer, inhumation, crémation, deuil, incinération, cérémonie d’adieu, décès, décédé, décédée, crématorium, mise en bière, pompes funèbres, chambre funéraire, chambre mortuaire, funérarium, veillée funèbre, cérémonie funéraire, cérémonie funèbre, dernier hommage, dernier adieu, condoléances, présenter mes condoléances, vient de mourir, enterre, on enterre, inhumé, inhumée, salon funéraire, levée du corps, cercueil, dernier voyage, nous a quittés, disparition de',
    memorial:
      'messe de souvenir, commémoration, toussaint, cimetière, hommage, messe anniversaire, messe de requiem, anniversaire de la mort, anniversaire du décès, hommage à, cérémonie du souvenir, en mémoire de, recueillir, recueillement, se recueillir, stèle, monument aux morts, onze novembre, fleurir la tombe, tombe de, la tombe',
    religious_service:
      'messe*, église*, mosquée, synagogue, culte, temple, pâques à l’église, messe, église, à l’église, messe du dimanche, messe de pâques, à la messe, à la mosquée, à la synagogue, culte du dimanche, prière du vendredi, office religieux, cérémonie religieuse, bénédiction, vatican, basilique, cathédrale, pèlerinage, lourdes, ordination, shabbat, vêpres, processions, jummah, monastère, chorale à l’église',
    interview:
      'entretien, entretiens, entretien*, entretien d’embauche, embauche, entretien d embauche, oral de recrutement, rdv pour un poste, job dating, entretien de stage, entretien pour un stage, entretien pour un poste, entretien rh, rdv avec un recruteur, recruteur, recruteuse, recrutement, passer un entretien, candidature, oral de concours, oral du concours, concours oral, oral de bac, oral du bac, grand oral, jury, devant un jury, oral de rattrapage, audition, casting, postule, je postule, décrocher le poste, décrocher un job, entrevue, entrevue d’embauche, speed recruiting, salon de l’emploi, forum emploi, assessment',
    office:
      'bureau*, boulot, travail, taf, bosse, bosser, taffer, cabinet, travailler, métier, collègues, patron, bureau, taff, au bureau, au travail, au taf, banque, open space, taff tous les jours, tenue de bureau, tenue de travail, pour bosser, pour le boulot, pour travailler, au boulot, au taff, agence, agence immobilière, job, mon job, notariat, étude notariale, comptable, banquière, prof, professeure, enseignante, institutrice, maîtresse d’école, je donne cours, je donne des cours, infirmière, secrétaire, hôtesse d’accueil, accueil, assistante, avocate, dans une banque, cabinet d’avocats, cabinet d’avocat, cabinet comptable, l’agence, manager, cadre, costume de travail, journée de boulot, semaine de boulot, reprise du boulot, reprise du travail, reprends le travail, reprends le boulot, retour de congé mat, retour de congé maternité, entreprise, société, ministère, mairie où je travaille, télévente, start-up, startup, la boîte où je bosse, bosse dans, travaille dans, travaille en',
    business_trip:
      'voyage d’affaires, déplacement pro, déplacement professionnel, voyage pro, déplacement, mission à, mission en, en mission, séminaire à l’étranger, déplacement à, déplacement chez un client, salon à l’étranger, voyage de boulot, voyage pour le boulot, voyage pour le travail, déplacement de deux jours, aller-retour pro, séminaire d’entreprise à',
    meeting:
      'réunion*, présentation*, rendez-vous client, rdv client, rendez-vous pro, soutenir un projet, visio, pitch, rendez-vous professionnel, conseil d’administration, comité, réunion, réu, présentation, séminaire réunion, rdv pro, rdv professionnel, réunion importante, réunions, comité de direction, codir, présenter un projet, entretien annuel, rdv de boulot, rdv boulot, point avec mon boss, négociation, déjeuner d’affaires, rdv à la banque, rendez-vous à la banque, rendez-vous avec mon banquier, rendez-vous avec mon patron, rendez-vous avec mon boss, rdv avec mon boss, rendez-vous avec un client, rendez-vous d’affaires, rdv d’affaires, présenter mon projet, je présente mon projet, présenter devant, pitcher, pitch devant, je pitche, investisseurs, actionnaires, assemblée générale, augmentation, demander une augmentation, entretien d’évaluation, évaluation annuelle, briefing, board, appel d’offres, rendez-vous avec des investisseurs, grosse réunion, réunion de service, réunion d’équipe, réunion avec, atelier client, meeting',
    conference:
      'conférence*, salon professionnel, congrès, colloque, séminaire, salon, salon pro, salon du livre, salon de l’agriculture, foire professionnelle, forum, symposium, je donne une conférence, intervention à, keynote, table ronde, journée de formation, formation professionnelle, convention, networking, soirée networking, tedx, prise de parole, foire de paris, salon de',
    home_office:
      'télétravail*, home office, visio, visioconférence, réunion teams, réunion zoom, je bosse de chez moi, travail à la maison, bosser à la maison, travaille à la maison, wfh, bosse à la maison, travailler de la maison, travaille de chez moi, réunion en visio, en visio, visio avec, call, calls, réunions zoom, teams, journée à la maison à bosser, bosse de la maison, travaille de la maison',
    first_day:
      'premier jour, nouveau boulot, nouveau poste, nouveau travail, nouveau job, premier jour de boulot, prise de poste, premier jour de travail, premier jour au boulot, nouveau taf, je commence lundi, commence un nouveau travail, commence un nouveau boulot, commence un nouveau job, commence un stage, premier jour de stage, je commence un stage, début de stage, premier jour au bureau, premier jour dans, intégration, onboarding, première journée, nouvelle boîte, nouvelle entreprise, j’attaque un nouveau, nouvelle embauchée',
    date: 'rencard*, rendez-vous amoureux, rendez-vous galant, date, saint-valentin, en amoureux, tinder, tête à tête, tête-à-tête, rdv amoureux, dîner romantique, premier rendez-vous, rendez-vous, rencard, rdv galant, dîner en amoureux, date tinder, dîner avec mon mari, dîner avec mon copain, diner avec mon copain, diner avec mon mari, dîner avec mon chéri, soirée en amoureux, resto en amoureux, notre anniversaire de mariage, notre anniversaire de rencontre, week-end en amoureux, un mec de tinder, 14 février, la saint valentin, st valentin, soirée saint-valentin, bumble, hinge, un gars de bumble, un mec de bumble, premier rdv, 1er rdv, 1er date, premier date, second rendez-vous, deuxième rendez-vous, deuxième date, mon crush, crush, dîner aux chandelles, dîner à deux, resto à deux, soirée à deux, sortie en amoureux, ciné en amoureux, rencontre tinder, rendez-vous tinder, rendez-vous à l’aveugle, blind date, flirt, soirée romantique, rendez-vous romantique, avec mon amoureux, avec mon chéri ce soir, plan drague, anniversaire de rencontre, anniversaire de couple, mon rencart, rencart, dîner romantique avec, speed dating, je revois mon ex, revoir mon ex',
    dinner:
      'dîner*, resto*, restaurant*, souper, dîner en ville, resto étoilé, dîner, resto, restaurant, diner, au resto, dîner entre amis, repas au resto, dîner chic, restau, restos, gastro, resto gastro, brasserie, bistrot, bouchon, pizzeria, resto italien, resto japonais, resto entre copines, dîner chez des amis, dîner chez des potes, bouffe entre amis, souper chez, souper au resto, souper entre, repas du soir, repas gastronomique, dîner dans un, table étoilée, dîner avec, manger au resto, manger un bout, sortir dîner, sushis, raclette, fondue',
    brunch:
      'brunch*, petit-déjeuner, petit-déj, petit déj, ptit dej, bruncher, petit dej, petit-dej, déjeuner à brunch, p’tit déj',
    lunch:
      'déjeuner*, repas du dimanche, repas de midi, dej, repas de pâques, déj, midi entre copines, repas, déjeuner, dejeuner, repas de famille midi, déjeuner d’affaires, déj entre copines, déjeuner chez, déjeuner avec, déjeuner au, repas chez, midi au resto, lunch, repas dominical, repas de midi chez, dîner du midi, banquet',
    coffee:
      'café, boire un café, salon de thé, goûter, un café avec, cafés, prendre un café, chocolat chaud, pause-café, prendre le thé, boire un thé, thé chez, tea time, teatime, coffee shop, starbucks, un chocolat, café avec, café entre copines, prendre un thé, goûter chez',
    drinks:
      'apéro*, verre, boire un verre, bar, afterwork, cocktails, rooftop, after work, pub, dégustation de vin, guinguette, apéro, apero, terrasse, cocktail entre amis, boire un coup, boire un pot, prendre un verre, verre entre, verre avec, happy hour, bar à vin, bar à cocktails, bar à vins, terrasse entre copines, bière, bières, 5 à 7, cinq à sept, apéro en, apéro chez, apéros, apéritif, afterworks, speakeasy, bar d’hôtel',
    weekend:
      'pour le week-end, week-ends, tenue de week-end, dimanche tranquille, jour de repos, week-end, weekend, le week-end, week-end à la campagne, dimanche à la maison, week-end cool, we, ce we, pour mes week-ends, le we, samedi tranquille, journée off, jour off, tenue du week-end',
    everyday:
      'tous les jours, quotidien*, au quotidien, courses, vie de tous les jours, jour le jour, passe-partout, quotidien, de tous les jours, pour la journée, tenue de tous les jours, faire les courses, vie courante, la vie de tous les jours, journée normale, trajets, chaque jour, courses du quotidien, journée tranquille, du quotidien, quotidienne, journalier',
    school_run:
      'déposer les enfants, dépose les petits, sortie d’école, sortie de l’école, chercher les enfants, emmener les enfants, amener les enfants, récupérer les enfants, crèche, école/maternelle/nounou + dépose*/déposer/chercher/emmène*/emmener/récupér*/amène*/amener, emmener les enfants à l’école, déposer les petits, conduire les enfants, nounou, déposer les gamins, récupérer les petits, emmener les petits, à l’école, l’école des enfants, aller chercher les enfants, chercher les gosses, déposer mon fils, déposer ma fille, récupérer mon fils, maternelle, garderie, emmener les gosses, déposer à l’école, aller à l’école chercher, devant l’école, sortie des classes, grille de l’école, mener les enfants, chercher mon fils à l’école, chercher ma fille à l’école, école/garderie/crèche/maternelle/nounou/cpe + cherche/chercher/amène/dépose/enfants/petits/gosses/gamins/loulous/mômes, conduire les petits, conduis les enfants, chercher les petits, chercher les mômes, récupérer les gosses, récupérer les gamins, récupère les enfants, récupère les petits, aller chercher mon fils, aller chercher ma fille, aller chercher les petits',
    playground:
      'aire de jeux, parc avec les enfants, bac à sable, square, jouer avec les enfants, parc avec, au parc, jeux pour enfants, parc de jeux, parc avec mon fils, parc avec ma fille, parc avec les petits, parc avec les gosses, toboggan, balançoires, aires de jeux, plaine de jeux, jouer dehors avec, disneyland, parc d’attractions, parc astérix',
    university:
      'fac, université*, cours, amphi, campus, école d’ingé, études, partiels, lycée, université, rentrée à la fac, fac de droit, fac de médecine, bu, bibliothèque universitaire, td, partiel, examens, examen, concours écrit, sciences po, école de commerce, prépa, cégep, doctorante, étudiante, école d’infirmière, sorbonne, master de droit, cours magistral, oral à la fac, erasmus',
    shopping:
      'shopping, courses en ville, marché, magasins, boutiques, faire les boutiques, soldes, centre commercial, brocante, supermarché, courses, faire les magasins, faire du shopping, après-midi shopping, journée shopping, lèche-vitrines, puces, les puces, aux puces, brocantes, vide-grenier, vide-greniers, friperies, marché du dimanche, au marché, faire le marché, galeries lafayette, magasinage, magasiner, outlet',
    museum:
      'musée*, expo*, vernissage*, galerie*, musée, expo, exposition, vernissage, beaux-arts, musée d’orsay, louvre, visite guidée, visite du musée, visite au musée, galeries d’art, fiac, art basel, biennale, pompidou, palais de tokyo, foire d’art, nuit des musées, inauguration d’expo',
    walk: 'balade*, promenade*, promener*, se balader, balader, flâner, promène*, marche au bord, balade, promenade, marcher, promener le chien, ballade, chien/chienne/toutou + promener/promène/promenade/sortir/sors/balade/balader, balade au bord, balade en forêt, balade en ville, balader le chien, marcher en ville, marcher longtemps, promenade au parc, promenade digestive, faire un tour, tour en ville, sortir le chien, promener mon chien, promener le toutou, sortir mon chien, petit tour, bord de seine, marche',
    garden_party:
      'garden-party, garden party, fête dans le jardin, fête au jardin, garden-party chez, réception dans un jardin, cocktail dans le jardin, apéro au jardin, fête champêtre',
    barbecue:
      'barbecue*, bbq, grillades, plancha, barbeuc, méchoui, barbecue, barbeque, barbec, barbecue chez, un bbq, soirée grillades, cochonnailles, brasero',
    picnic:
      'pique-nique*, pic-nic, piquenique, pique-niquer, piqueniquer, déjeuner sur l’herbe, pique-nique au, picnic, pique nique, pique-nique en',
    beach:
      'plage*, bord de mer, piscine, baignade, mer, bord de l’eau, lac, crique, plage, bains de mer, balade sur la plage, au bord de la mer, bord de piscine, la piscine, plage de, transat, farniente, thalasso, spa, les pieds dans le sable, journée plage, plage en, à la mer, calanque, calanques, bronzer, bronzette, aquaparc, hammam',
    vacation:
      'vacances*, voyage, partir en voyage, séjour, lune de miel, voyage de noces, safari, road trip, camping, trek en, club med, pars en, voyages, vacances, croisière vacances, pars une semaine, pars deux semaines, pars quinze jours, pars dix jours, partir une semaine, une semaine au, une semaine en, deux semaines en, deux semaines au, une semaine aux, quelques jours au soleil, pars en vacances, pars au soleil, départ en vacances, circuit, tour du monde, sac à dos en, vacances à, vacances au, vacances en, semaine à, semaine au soleil, séjour en, séjour au, séjour à, séjour aux, all inclusive, club en, vadrouille, van, vanlife, roadtrip, gîte, airbnb, voyage en, voyage au, voyage aux, partir au soleil, pars au, pars aux, lune de miel aux, prochain voyage',
    city_trip:
      'city trip, week-end à, visiter la ville, escapade, visite de la ville, week-end en amoureux à, tourisme, visiter, citytrip, visiter paris, visite d’une capitale, jours à, jours à rome, trois jours à, deux jours à, quatre jours à, quelques jours à, week-end en ville, touriste, faire du tourisme, escapade à, escapade en, week-end prolongé à, visiter rome, visiter londres, capitale',
    cruise:
      'croisière*, voilier, bateau, yacht, péniche, croisière en, costa croisières, msc, navire, soirée du commandant, dîner du commandant, à bord, catamaran, voile, régate, balade en mer, balade en bateau, sortie en bateau, sur un bateau, sur un yacht, bateau-mouche',
    hiking:
      'rando*, randonnée*, montagne*, trek, escalade, rando, randonnée, montagne, randonner, bivouac, rando en, randos, marcher en montagne, gr20, gr 20, compostelle, saint-jacques, chemin de saint-jacques, trail, refuge, canyoning, via ferrata, alpinisme, camping sauvage, sentier, forêt, en forêt, camper, raquettes, bivouaquer, accrobranche',
    ski_trip:
      'ski*, sports d’hiver, après-ski, chalet, station de ski, snow, ski, skier, au ski, partir au ski, séjour à la neige, semaine au ski, vacances au ski, la neige avec les enfants, tire-fesses, pistes, remontées, raclette au chalet, luge, après ski, station, montagne en hiver',
    flight:
      'avion, vol, long vol, train, long-courrier, tgv, vol long-courrier, long trajet, trajet en train, vol long, vol de, heures de vol, heures d’avion, heures de train, prendre l’avion, prends l’avion, prendre le train, prends le train, dans l’avion, dans le train, eurostar, thalys, long voyage, longue route, bus de nuit, voyage en bus, voyage en avion, voyage en train, flixbus, trajet en voiture, vol de nuit, covoiturage',
    airport: 'aéroport*, roissy, orly, à l’aéroport, cdg, duty free, beauvais',
    races:
      'courses hippiques, hippodrome, prix de diane, champ de courses, longchamp, chantilly, course de chevaux, courses de chevaux, grand prix de, prix de l’arc de triomphe, arc de triomphe course, royal ascot, hippisme, tiercé',
    sport:
      'sport, salle de sport, yoga, pilates, courir, footing, gym, tennis, golf, fitness, muscu, running, danse, padel, marathon, vélo, match, salle de gym, aller à la salle, muscu à la salle, faire du sport, séance de sport, séance de yoga, semi-marathon, semi, course à pied, 10 km, trail, jogging du matin, aller courir, vais courir, je cours, crossfit, zumba, aquagym, natation, nager, piscine pour nager, boxe, escalade en salle, badminton, basket le sport, foot, volley, équitation, pole dance, barre au sol, cardio, entraînement, m’entraîner, spinning, padel entre, match de foot, au stade, match au stade, match de rugby, pétanque, roller, patinage, patinoire, ping-pong, cours de yoga, cours de pilates, cours de danse, cours de zumba, cours de fitness, cours de gym, cours de tennis, cours de natation, cours de step, cours de boxe',
    at_home:
      'à la maison, chez moi, canapé, cocooning, netflix, traîner à la maison, pour la maison, glander, flemmarder, soirée film, tenue d’intérieur, maison, rester à la maison, reste à la maison, rester chez moi, reste chez moi, journée canapé, soirée canapé, plaid et netflix, plaid et thé, sous la couette, journée pyjama, traîner chez moi, glandouille, cocoon, larver, en mode cocooning, soirée cocooning, soirée netflix, soirée série, soirée plateau télé, dimanche canapé, détente à la maison, tenue de maison, être bien chez moi, dormir, pour dormir',
    family_visit:
      'belle-famille, beaux-parents, chez mes parents, repas de famille, réunion de famille, belle-mère, chez ma mère, chez mamie, fête de famille, ses parents, grands-parents, chez ma grand-mère, dîner de famille, déjeuner de famille, rencontrer ses parents, dimanche en famille, déjeuner en famille, en famille, chez ma tante, chez mes grands-parents, chez mes beaux-parents, belle-mère dimanche, chez ma belle-mère, ma belle-mère, chez papi et mamie, chez papy, repas chez mes parents, repas avec mes beaux-parents, rencontrer mes beaux-parents, rencontre avec mes beaux-parents, rencontrer sa mère, rencontrer sa famille, ses parents pour la première fois, parents de mon copain, parents de mon chéri, famille de mon mec, famille de mon mari, famille de mon copain, parents de mon mec, parents de mon mari, visite à ma grand-mère, voir ma grand-mère, voir mes parents, visiter ma grand-mère, réunion familiale, repas familial, dîner familial, fête des mères, fête des pères, cousinades, week-end en famille',
    baby_shower:
      'baby shower, gender reveal, fête prénatale, babyshower, fête de naissance, fête pour le bébé, révélation du sexe, shower de bébé, shower pour, fête de bébé, fête du bébé, baby-shower, révélation du genre',
    photo_shoot:
      'shooting*, séance photo*, photos de famille, photographe, photo pro, photo de profil, photos pro, photo linkedin, portrait pro, photos, shooting, séance photo, photo de famille, photos de grossesse, shooting photo, shooting grossesse, photo de cv, photo pour mon cv, photo pour linkedin, photo d’identité, photos d’identité, portraits, portrait professionnel, photos de couple, séance photos, book photo, photos pour mon site, photo de classe, photo corporate, photos corporate, trombinoscope',
    court:
      'tribunal*, audience, juge, divorce, procès, notaire, avocat, tribunal, aux prud’hommes, prud’hommes, au tribunal, chez le juge, devant le juge, garde des enfants au tribunal, audience au, jugement, palais de justice, comparution, convoquée au tribunal, rdv chez le notaire, chez le notaire, rendez-vous chez le notaire, rdv chez l’avocat, chez l’avocat, jurée, jury d’assises, jurés, plaidoirie, médiation, rendez-vous chez l’avocate',
    doctor:
      'médecin*, hôpital*, docteur, dentiste, clinique, rdv médical, gynéco, échographie, kiné, maternité à l’hôpital, écho, urgences, médecin, hôpital, maternité hôpital, rdv chez le médecin, rdv gynéco, chez le gynéco, chez le docteur, chez le dermato, dermato, ophtalmo, chez le dentiste, examen médical, prise de sang, irm, radio du genou, scanner, chimio, chimiothérapie, rééducation, ostéo, psy, chez la psy, chez le psy, visite médicale, mammographie, infirmerie, hospitalisée, hospitalisation, maternité pour accoucher, sage-femme, contrôle médical, bilan de santé, ehpad',
  },
  weather: {
    hot: 'canicule*, chaleur*, très chaud, fait chaud, caniculaire, chaud dehors, fournaise, étouffant, il fait trop chaud, cagnard, transpirer, fait super chaud, crève de chaud, lourd, cuire, plein soleil, suffocante, meurs de chaud, grosse chaleur, chaleurs, tropical, canicule, chaleur, il fait chaud, trop chaud dehors, il va faire chaud, on crève de chaud, il fait une chaleur, chaleur de dingue, chaleur à crever, crever de chaud, crevant de chaud, étouffe, on étouffe, on cuit, je fonds, on fond, sueur, en sueur, four, comme dans un four, torride, brûlant dehors, très très chaud, 40 à l’ombre, chaleur écrasante, écrasante, accablante, hyper chaud, trop chaud là-bas, vague de chaleur, chaudes journées, cuisant, moite, ça tape, soleil qui tape',
    warm: 'doux et ensoleillé, soleil, ensoleillé, beau temps, il fait bon, il fait beau, agréable dehors, soirée douce, temps estival, fait bon, beau fixe, grand soleil, temps doux et ensoleillé, grand beau, il fera beau, fera beau, il va faire beau, du soleil, ensoleillée, ciel bleu, douceur, températures agréables, printanier, beau soleil, tiède',
    mild: 'doux, temps doux, mi-saison, ni chaud ni froid, tempéré, température douce, temps clément, entre deux saisons, ni trop chaud ni trop froid, demi-saison, tempérée',
    cool: 'frais, fait frais, frisquet, fraîche, soirées fraîches, petit frais, un peu froid, nuits fraîches, fraîcheur, frais dehors, soirée fraîche, fraîches, un peu frais, il fait frais, frais le soir, il fait frisquet, le soir il fait frais, le fond de l’air est frais, fond de l’air, clim, climatisation, la clim, fraîcheurs, petit vent frais, ça se rafraîchit, se rafraîchit, matinées fraîches, plutôt frais, il fera frais, fera frais, froid le soir, froid le matin',
    cold: 'froid, caille, gel, gèle, glacial*, grand froid, pèle, polaire, gelée, verglas, ça caille, froid de canard, il gèle, frileuse, se les geler, meule, frigorifiée, glaciale, moins zéro, frileux, froide, sous zéro, températures négatives, négatives, glacial, il fait froid, très froid, gelé, on se les gèle, ça pèle, glacé, fait froid, on gèle, je gèle, je pèle, on pèle, on se caille, je me caille, je caille, me caille, caille sévère, froid glacial, froid polaire, froid sibérien, froid sec, il neige et il fait, gelées, frette, il fait frette, fret, il fait moins, moins dix, moins quinze, moins vingt, moins cinq, vague de froid, frigo, congélateur, glagla, un froid, grands froids, froidure, -10, transie, grelotte, grelotter, sibérien, froid humide, hiver rude',
    rain: 'pluie*, pleut, pleuvoir, pluvieux, tombe des cordes, averse*, mouillé, bruine, orage*, gadoue, boue, flotte, drache, crachin, parapluie, trempée, temps pourri, sous l’eau, humide, pluvieuse, saucée, giboulées, trombes, pleuvra, temps de chien, pluie, il pleut, il va pleuvoir, averses, orages, temps pluvieux, sous la pluie, il pleuvra, grêle, mouillée, il pleut des cordes, il pleut à verse, à verse, pleut à, pluies, déluge, pluie battante, pluie fine, bruiner, pleuvoir dimanche, flotte dehors, il flotte, saucer, rincée, rincer, douche dehors, temps de merde, temps humide, sale temps, sous la flotte, pleuviote, pleuvoter, mouille, il mouille, flaques, flaque, k-way, averse, orageux, orageuse, parapluies, mousson, il drache, gouttes',
    snow: 'neige*, neiger, enneigé, tempête de neige, flocons, neigera, neige, il neige, neigeux, enneigée, il neigera, poudreuse, sous la neige, bonhomme de neige, enneigées, neige fondue',
    wind: 'vent*, mistral, tramontane, bourrasque*, venteux, rafales, tempête, brise, souffle, ça souffle, vent, du vent, il y a du vent, beaucoup de vent, grand vent, coup de vent, souffle fort, venteuse, bise, sirocco, rafale, vents, tempétueux, vent de fou, bourrasques, y’aura du vent, va y avoir du vent',
    forecast:
      'quel temps, météo*, va-t-il pleuvoir, il va pleuvoir, prévisions, temps demain, fera-t-il, il fera combien, selon la météo, en fonction du temps, selon le temps, regarde le temps, temps qu’il fait, va pleuvoir, temps fera, va faire chaud, va faire froid, combien de degrés, selon la météo de demain, adapte à la météo, en fonction de la météo, vérifie la météo, regarde la météo, quel temps il fera, le temps qu’il fera, tu sais s’il va, il annoncent quoi, météo à',
  },
  body: {
    petite:
      'petite taille, je suis petite, toute petite, menue, mesure un mètre cinquante, petit gabarit, petites tailles, assez petite, petite et, haute comme trois pommes, trop grand sur moi, courte sur pattes, petites jambes, minuscule, jambes courtes, très petite, petite, pas très grande, un mètre cinquante, pas bien grande, pas grande, suis pas grande, plutôt petite, petit format, 1m50, un mètre cinquante-cinq, haute comme, riquiqui, courte sur, naine, tout est trop long sur moi, toujours trop longs, toujours trop longues, petite stature, mini format, format poche, de petite taille, coupe petite',
    tall: 'je suis grande, très grande, grande taille de haut, longues jambes, grande perche, assez grande, plutôt grande, trop court sur moi, trop courts sur moi, suis grande, girafe, une grande, grande, immense, je suis très grande, suis très grande, grande et mince, grande gigue, échalas, 1m80, les manches sont toujours trop courtes, toujours trop court, toujours trop courts, toujours trop courtes, jambes interminables',
    plus: 'ronde*, grande taille, grandes tailles, curvy, forte, taille plus, bien en chair, des formes, rondeurs, en surpoids, grosse, enrobée, plus size, formes généreuses, ronde et, pulpeuse, kilos en trop, corpulente, enveloppée, xxl, xl, potelée, voluptueuse, ronde, rondelette, formes, taille 48, taille 50, taille 52, taille 46, taille 54, généreuse, un peu forte, je fais du 50, bien portante, rondouillette, dodue, bien dodue, bonne taille, costaude, obèse, formes voluptueuses, gros gabarit, xxxl, 3xl, 4xl, taille xxl, taille xl, forte corpulence, large de partout, j’ai pris du poids, pris du poids, pris dix kilos, quelques kilos, kilos de grossesse, corpulence, boulotte, ronds, femme ronde, pulpeuses, charpentée',
    maternity:
      'enceinte*, grossesse, maternité, ventre rond, mois de grossesse, attends un bébé, bidon de, femme enceinte, attends un enfant, futur maman, future maman, terme, trimestre, enceinte, bidon, ventre rond de grossesse, j’attends un bébé, enceinte de, semaines de grossesse, j’attends des jumeaux, attends des jumeaux, attends une fille, attends un garçon, ventre de femme enceinte, ventre de grossesse, future mère, bientôt maman, bébé en route, bébé arrive, sixième mois, septième mois, huitième mois, mois enceinte, deuxième trimestre, troisième trimestre, premier trimestre, ça s’arrondit, ventre qui s’arrondit, polichinelle',
    nursing:
      'allaite*, allaitement, allaitante, donne le sein, tire-lait, allaiter, allaite, j’allaite, tire-allaitement, j’allaite encore, allaite mon bébé, je donne le sein, nourrir bébé, nourrir mon bébé, tire mon lait, tirer mon lait, ouverture devant pour allaiter, tétée, tétées, jeune maman allaitante',
    modest:
      'pudique*, couvrant*, couverte, rien de décolleté et long, pas trop dénudé, sobre et couvrant, modeste, tenue décente, pas dénudé, trop dévêtu, trop de peau, décente, couvre bien, bien couverte, rien de vulgaire, dénudé, pas vulgaire, modest fashion, tout couvert, montrer de peau, couvrante, couvrant, pudique, pas décolleté, pas trop décolleté, pas trop sexy, discrète et couvrante, décent, rien de moulant ni décolleté, ne montre rien, mastour, couvrir le corps, bien couvrant, tenue couvrante, rien de transparent, rien de sexy, pas trop court ni décolleté, rien qui dépasse, ne pas trop montrer, pas montrer trop, ne montre pas trop, tenue pudique, couverte de partout, couvre le corps, modestie, pudeur, décemment, convenable, sage et couvrant, tzniout, tznius',
    hijab:
      'hijab*, voilée, voile, foulard sur la tête, jilbab, abaya, hijab, je porte le voile, hijabi, hijabeuse, avec mon voile, mon hijab, mon voile, foulard islamique, turban, couvre mes cheveux, je me voile, musulmane voilée, jilbeb, khimar, niqab',
    hide_arms:
      'cacher mes bras, bras/avant-bras + cache*/cacher/camoufle*/couvre*/couvrir/dissimule*/dissimuler/complexe*/déteste/mous/planquer, gros bras, bras couverts cachés, cacher/cache/camoufler/camoufle/dissimuler/dissimule/masquer/masque/couvrir/couvre/couverts + bras/avant-bras, bras/haut des bras + déteste/complexe/complexée/complexes/honte/aime pas mon/aime pas ma/aime pas mes/cacher/cache/camoufler/camoufle/dissimuler/dissimule/masquer/masque/couvrir/couvre/gommer/gomme, bras/avant-bras/haut des bras/biceps/ailes de chauve-souris + cach*/camoufl*/dissimul*/planqu*/masqu*/couvr*/couvert*/gomm*/effac*/estomp*/atténu*/détourn*/recouvr*/minimis*/aminci*/affin*/complex*/honte/détest*/déteste/assume pas/aime pas mon/aime pas ma/aime pas mes/supporte pas/pas montrer/ne pas montrer/sans montrer/qu’on voie pas/qu’on ne voie pas/ne se voie pas/se voit pas/se voie pas/moins voir, bras mous, bras flasques, bras dodus, bras un peu forts, bras ronds, bras épais, rien qui montre les bras',
    hide_belly:
      'ventre/bidon/bourrelets/brioche/bedaine/poignées d’amour/bide/bouée + cache*/cacher/camoufle*/dissimule*/dissimuler/masque*/planquer/gommer/efface*/marque pas/gaine, ventre plat caché, petit ventre, du ventre, bourrelets, cacher/cache/camoufler/camoufle/dissimuler/dissimule/masquer/masque/gommer/planquer/couvre/cacherait + ventre/bidou/bide/bedaine/bourrelets/brioche/poignées d’amour/bouée, ventre/bidon/bedaine/bourrelets/bourrelet/brioche/poignées d’amour/petit ventre + déteste/complexe/complexée/complexes/honte/aime pas mon/aime pas ma/aime pas mes/cacher/cache/camoufler/camoufle/dissimuler/dissimule/masquer/masque/couvrir/couvre/gommer/gomme, ventre/bidon/bide/bidou/bedaine/bourrelets/bourrelet/brioche/poignées d’amour/bouée/pneu/pneus/estomac/abdos/ventre mou/ventre rond + cach*/camoufl*/dissimul*/planqu*/masqu*/couvr*/couvert*/gomm*/effac*/estomp*/atténu*/détourn*/recouvr*/minimis*/aminci*/affin*/complex*/honte/détest*/déteste/assume pas/aime pas mon/aime pas ma/aime pas mes/supporte pas/pas montrer/ne pas montrer/sans montrer/qu’on voie pas/qu’on ne voie pas/ne se voie pas/se voit pas/se voie pas/moins voir, du bide, du bidon, de la brioche, un peu de ventre, j’ai du ventre, ventre qui ressort, ventre gonflé, ballonnée, petit bidon, ventre post-grossesse, ventre d’après-grossesse, poignées d’amour, gainant, gainante, ventre plat effet, effet ventre plat',
    hide_legs:
      'jambes/mollets/cuisses/genoux/chevilles + cache*/cacher/camoufle*/dissimule*/couvr*/dissimuler/planquer/complexe*/déteste/grosses, grosses cuisses, gros mollets, cacher/cache/camoufler/camoufle/dissimuler/dissimule/masquer/masque/couvrir + jambes/cuisses/mollets/genoux/chevilles, jambes/cuisses/mollets/genoux/chevilles/poteaux + déteste/complexe/complexée/complexes/honte/aime pas mon/aime pas ma/aime pas mes/cacher/cache/camoufler/camoufle/dissimuler/dissimule/masquer/masque/couvrir/couvre/gommer/gomme, jambes/jambe/mollets/mollet/cuisses/cuisse/genoux/genou/chevilles/cheville/poteaux/varices/gambettes/guiboles + cach*/camoufl*/dissimul*/planqu*/masqu*/couvr*/couvert*/gomm*/effac*/estomp*/atténu*/détourn*/recouvr*/minimis*/aminci*/affin*/complex*/honte/détest*/déteste/assume pas/aime pas mon/aime pas ma/aime pas mes/supporte pas/pas montrer/ne pas montrer/sans montrer/qu’on voie pas/qu’on ne voie pas/ne se voie pas/se voit pas/se voie pas/moins voir, jambes fortes, mollets forts, cuisses fortes, cuisses épaisses, grosses jambes, gros genoux, jambes en poteau, cuisses qui se touchent, rien au-dessus du genou',
    hide_hips:
      'hanches/fesses/culotte de cheval/derrière/bassin/postérieur/popotin + cache*/cacher/camoufle*/dissimule*/larges/dissimuler/planquer/fortes/atténuer, hanches larges, grosses fesses, culotte de cheval, morphologie en poire, en poire, cacher/cache/camoufler/camoufle/dissimuler/dissimule/masquer/masque/larges/fortes + hanches/fesses/cul/popotin/culotte de cheval, hanches/fesses/derrière/culotte de cheval/bassin + déteste/complexe/complexée/complexes/honte/aime pas mon/aime pas ma/aime pas mes/cacher/cache/camoufler/camoufle/dissimuler/dissimule/masquer/masque/couvrir/couvre/gommer/gomme, hanches/hanche/fesses/fessier/cul/derrière/popotin/bassin/postérieur/culotte de cheval/arrière-train/pétard + cach*/camoufl*/dissimul*/planqu*/masqu*/couvr*/couvert*/gomm*/effac*/estomp*/atténu*/détourn*/recouvr*/minimis*/aminci*/affin*/complex*/honte/détest*/déteste/assume pas/aime pas mon/aime pas ma/aime pas mes/supporte pas/pas montrer/ne pas montrer/sans montrer/qu’on voie pas/qu’on ne voie pas/ne se voie pas/se voit pas/se voie pas/moins voir, hanches fortes, hanches généreuses, fessier généreux, grosses hanches, gros derrière, gros popotin, bassin large, morphologie en a, silhouette en a, morpho en a, silhouette en poire, morpho poire, morpho en poire',
    show_legs:
      'montrer mes jambes, jolies jambes, belles jambes, jambes + montrer/montre/valeur/dévoile*, mettre mes jambes en valeur, mes belles jambes, montrer les jambes, jambes en valeur, jambes au soleil, mini pour montrer, jambes de gazelle',
    show_waist:
      'montrer ma taille, taille fine, mettre en valeur ma taille, taille de guêpe, mettre ma taille en valeur, fine de taille, jolie taille',
    wheelchair:
      'fauteuil roulant, en fauteuil, chaise roulante, en chaise roulante, mobilité réduite, pmr, je suis en fauteuil, paraplégique, assise toute la journée en fauteuil, handicapée moteur',
    sensitive_skin:
      'peau sensible, eczéma, gratte, irrite, allergi*, psoriasis, démange, peau qui, urticaire, picote, irritable, peau fragile, allergique, allergie, qui gratte pas, peau atopique, me gratte, me grattent, me démange, ça gratte, m’irrite, irrite ma peau, peau réactive, qui ne gratte pas, peau très sensible, peau hypersensible, peaux sensibles, dermatite, dermato atopique, peau à problèmes, peau sèche, hypersensibilité, boutons sur la peau, me donne des boutons, plaques rouges, rougeurs, rosacée, me pique la peau, ça pique, qui pique, étiquettes qui grattent, intolérante à la laine, allergique au, allergique à la, allergique aux, sensible de la peau, autiste, sensorielle, irritations, irritation',
    large_bust:
      'forte poitrine, grosse poitrine, poitrine généreuse, gros seins, grosse poitrine, beaucoup de poitrine, bonnet d, bonnet e, bonnet f, poitrine opulente, poitrine forte, bonnet g, forte de poitrine, poitrine imposante, poitrine volumineuse, seins lourds, grands seins, énormes seins, bonnet h, 95d, 95e, 90e, 90f, 95f, 100d, gros bonnets, trop de poitrine, lolos',
    small_bust:
      'petite poitrine, petits seins, peu de poitrine, pas de poitrine, bonnet a, plate, petit bonnet, planche à pain, poitrine menue, pas beaucoup de poitrine, pas de seins, sans poitrine, poitrine plate, plate comme, 85a, 80a, petits bonnets, peu de seins, pas grand-chose en haut, pas grand chose en haut, j’ai pas de poitrine, limande, oeufs au plat, planche',
  },
  fit: {
    loose:
      'ample*, large, fluide*, loose, pas moulant, oversize, évasé*, rien de moulant, pas trop serré, pas serré, vaporeux, décontracté et ample, flottant*, pas près du corps, coupe large, rien de serré, qui ne serre pas, pas collant, élastiquée, sans être serrée, larges, ample, fluide, pas moulante, évasée, trapèze, amples, lâche, blousante, pas moulants, pas trop moulant, pas trop moulante, pas trop près du corps, qui ne moule pas, qui moule pas, qui ne colle pas, qui colle pas, qui ne me serre pas, qui me serre pas, qui serre pas, rien qui serre, rien qui moule, rien qui colle, rien de trop serré, pas trop ajusté, pas ajusté, sans serrer, pas boudinée, ne pas être boudinée, qui flotte, bien ample, coupe ample, coupe fluide, coupe droite et ample, taille élastique, taille élastiquée, élastiqué, vêtements amples, tombe fluide, tombe bien large, baggy, oversized, boyfriend, blouson large, empire, robe empire, pas étriqué, ne comprime pas, comprime pas, flottante, pas près',
    fitted:
      'près du corps, moulant*, cintré*, ajusté*, serré*, slim, qui moule, ajusté au corps, colle au corps, proche du corps, moulant, ajusté, cintré, moulante, serré, ajustée, cintrée, bien ajusté, bien cintré, bien moulant, qui épouse, épouse les formes, épouse mes formes, qui souligne mes formes, met mes formes en valeur, bodycon, seconde peau, coupe slim, coupe ajustée, moulants, moulantes, ajustés, ajustées, cintrés, cintrées, qui galbe, galbant, gainante moulante',
    sleeves:
      'avec des manches longues, manches longues, bras couverts, épaules couvertes, avec des manches, avec manches, à manches, couvrir les bras, manches, couvrir les épaules, couvre les épaules, couvrir mes épaules, couvre les bras, manche, manches trois-quarts, manches 3/4, qui couvre les épaules, qui couvre mes épaules, couvrir mes bras, à manche longue, manche longue, manches ballon, manches bouffantes, manches évasées, petites manches, un peu de manches, mancherons',
    long_hems:
      'sous le genou, en dessous du genou, genou*, mi-mollet, au-dessous du genou, jusqu’aux chevilles, couvre les genoux, cacher les genoux, jusqu’aux pieds, au mollet, à la cheville, au genou, aux chevilles, cache les genoux, genoux couverts, au-dessous des genoux, sous les genoux, en bas du genou, qui couvre les genoux, qui cache les genoux, qui couvre mes genoux, longueur genou, longueur midi, mi-jambe, longueur cheville, jusqu’au genou, jusqu’aux genoux, jusqu’à mi-mollet, pas trop court, pas trop courte, pas court, pas courte, rien de court, rien de trop court, pas trop mini, pas au-dessus du genou, pas trop courts, descend sous le genou',
    short_hems:
      'au-dessus du genou, mi-cuisse, ourlet court, assez court, court mais pas trop, bien court, bien courte, au-dessus des genoux, à mi-cuisses',
    high_neck:
      'pas trop décolleté, rien de trop décolleté, pas trop échancré, col montant, sans décolleté, pas de décolleté, pas décolleté, rien de décolleté, peu décolleté, ras du cou, décolleté discret, cache le décolleté, col haut, encolure haute, pas trop décolleté, pas de gros décolleté, décolleté fermé, sans gros décolleté, pas trop échancrée, pas trop de décolleté, rien de trop plongeant, pas plongeant, encolure montante, col fermé, fermé en haut, moins décolleté, moins décolletée, moins échancré, moins de décolleté, trop décolleté, trop décolletée, couvre le décolleté, qui cache le décolleté, encolure ras de cou',
    waist:
      'taille marquée, cintré à la taille, marque la taille, marquer la taille, ceinturé*, souligne la taille, souligner la taille, taille cintrée, affine la taille, dessine la taille, taille bien marquée, marquée à la taille, cintrée à la taille, taille ajustée, qui marque ma taille, marque bien la taille, dessine ma taille, avec une ceinture à la taille, taille soulignée, resserré à la taille, resserrée à la taille, pince la taille, taille haute marquée, ceinture à la taille',
    comfortable:
      'confortable*, confort*, à l’aise, doux à porter, cool à porter, agréable à porter, cosy, douillet*, confo, pratique, souple*, liberté de mouvement, confortable, confort, confortables, être bien dedans, comfy, être à l’aise, pratiques, qui ne fait pas mal, qui font pas mal, qui fassent pas mal, ne me fasse pas mal, dans laquelle je suis bien, où je suis bien, dans lequel je suis bien, être à mon aise, facile à porter, facile à enfiler, pas engoncée, bouger, pouvoir bouger, bouger facilement, facile de bouger, tenir toute la journée, marcher toute la journée, debout toute la journée, piétiner, piétine, moelleux, moelleuse, stretch, élastique, doudou, mou, confortablement, confortable pour, comme un pyjama, ultra confortable, hyper confortable',
    warm: 'chaud, chaude, chauds, bien chaud, tenir chaud, tient chaud, réchauffe*, tenir bien chaud, avoir chaud l’hiver, fourré*, bien couverte du froid, emmitoufl*, chaudes, chaudement, bien couverte, emmitouflée, me tenir chaud, épais, qui tienne chaud, qui tient bien chaud, qui me tienne chaud, bien au chaud, au chaud, épaisse, couvrante et chaude, pour ne pas avoir froid, ne pas avoir froid, pas avoir froid, sans avoir froid, ne pas geler, pas me geler, pas me cailler, doublée, doublé, molletonné, molletonnée, thermique, thermiques, qui réchauffe, m’emmitoufler, couvrir du froid, superposition, superposer',
    light:
      'léger, légère, légers, respirant*, aéré*, aérien*, vaporeux, frais à porter, vaporeuse, tenue légère, fraîche et légère, ne pas transpirer, quelque chose de frais, pas avoir chaud, aéré, respirant, fluide et léger, fin, qui tient pas chaud, qui respire, qui laisse respirer, matière légère, matières légères, tissu léger, tissus légers, léger et fluide, ne pas avoir chaud, ne pas avoir trop chaud, pas trop chaud, sans transpirer, ne pas suer, pas suer, aérien, aérée, aérées, frais, légère et fluide, qui ne tient pas chaud, pas trop épais, fine et légère, super léger, tout léger',
  },
  shoes: {
    flat: 'chaussures plates, à plat, plates, talons plats, plats, chaussure plate, semelles plates, souliers plats, bottines plates, sans talon, sans talons, pas de talons, pas de talon, plat, ballerines plates, jamais de talons, aucun talon, pas en talons, je porte pas de talons, plates confortables, à talon plat, chaussures sans talon, sandales plates, bottes plates, mocassins plats, je ne marche pas en talons, je sais pas marcher en talons, je ne sais pas marcher avec des talons, je marche pas en talons, je supporte pas les talons, talons interdits, zéro talon, fini les talons, talons c’est non, les talons non, mal aux pieds, mal au dos en talons, sans hauteur, chaussures basses, escarpins plats, pas de chaussures à talons, pas de hauts talons, baskets plutôt que talons',
    low: 'petit talon, petits talons, talon bas, petit talon carré, talons bas, talons carrés, talon kitten, talons moyens, talon bobine, talon carré, petits talons carrés, talon confortable, mini talon, talons/talon/escarpins/chaussures/sandales/bottines + pas trop hauts/pas trop haut/pas trop hautes/moins hauts/moins haut/moins hautes/trop hauts/trop haut/trop hautes/plus bas/plus basses/pas très hauts/pas très haut/raisonnables/raisonnable/confortables, talons kitten, talons bobine, un peu de talon, talon épais, talon de 3, talon de 4, talon de 5, talons de 3, talons de 5, talon de 3 cm, talon 5 cm, talons de 5 cm, cinq centimètres, petit talon bloc, talon bloc, petits talons confortables, talon moyen, talon raisonnable, talon trois centimètres, pas trop de talon, pas trop haut le talon, pas des talons trop hauts, un petit talon, mini-talon, talon trapu, talons trapus, talon large, petit talon stable, talon stable, talons stables, compensées',
    high: 'talons hauts, hauts talons, talons aiguilles, talon haut, talons vertigineux, perchée, talons de 10, talons de 8, talons de 10 cm, talons de 12, talon de 10, échasses, très hauts talons, talons très hauts, bien hauts, plateformes, stilettos, talons vertigineux de, perchée sur',
    any: 'peu importe les chaussures, chaussures peu importe, talons ou plat peu importe, plates ou talons',
  },
  dressCodes: {
    white_tie: 'cravate blanche, nœud papillon blanc, white tie, queue-de-pie, tenue d’apparat',
    black_tie:
      'black tie, tenue de soirée exigée, cravate noire, tenue de soirée, soirée smoking, tenue de gala, cravate noire exigée, smoking exigé, robe longue exigée, cravate noire obligatoire, robe longue obligatoire, dress code black tie, soirée habillée exigée, tenue de soirée obligatoire',
    cocktail:
      'cocktail, tenue de cocktail, tenue cocktail, robe de cocktail, dress code cocktail, cocktail chic, tenue cocktail chic',
    smart_casual:
      'smart casual, chic décontracté, décontracté chic, casual chic, chic décontractée, décontractée chic, chic mais décontracté, chic et décontracté, chic mais pas trop, casual-chic, chic et décontractée, chic cool, décontracté mais chic, décontractée mais chic, habillé mais décontracté, habillée mais décontractée, chic sans être guindé, élégant mais décontracté, élégante mais décontractée, chic mais cool',
    business_formal:
      'business formal, tenue professionnelle stricte, très formel, strict*, tailleur exigé, business attire, corporate, milieu conservateur, costume cravate, formel*, tenue formelle, professionnelle stricte, tenue professionnelle, business formel, formel, tenue pro, tenue correcte exigée, tenue correcte, très pro, pro et sérieuse, sérieuse et pro, professionnelle, professionnel, tenue professionnel, tenue stricte, costume exigé, banque privée, tailleur obligatoire',
    business_casual:
      'business casual, pro décontracté, bureau décontracté, professionnel décontracté, pro mais décontracté, business décontracté',
    casual:
      'venez casual, dress code casual, tenue décontractée, tenue décontractée exigée, tenue libre, tenue casual, venez comme vous êtes, dress code décontracté, code casual, décontracté, casual, dress code relax, tenue relax, sans dress code, pas de dress code',
    festive:
      'de cérémonie, tenue de cérémonie, cérémonie, cérémonies, festif*, tenue festive, tenue de fête, festif, tenue festive exigée, habits de fête, pour faire la fête, tenue de soirée festive, pailleté festif',
    dress_to_impress:
      'dress to impress, en mettre plein la vue, impressionner, épater, épater tout le monde, faire tourner les têtes, les faire tous tomber, faire son effet, taper dans l’œil, en mettre plein les yeux, leur en mettre plein la vue, marquer les esprits, faire sensation, qu’il tombe à la renverse',
    beach_formal: 'beach formal, plage chic, chic plage, tenue chic sur la plage, beach chic',
  },
  vibes: {
    chic: 'chic*, élégant*, classe, raffiné*, distingué*, soigné*, habillé*, glamour, sophistiqué*, élégance, bien habillée, bcbg, stylée, distinguée, présentable, soignée, chic, élégante, élégant, stylé, raffiné, raffinée, tirée à quatre épingles, sur mon trente et un, sur son 31, classieux, classieuse, élégamment, bien sapée, bien mise, stylés, stylées, avec du style, qui a de la classe, de la gueule, de l’allure, allure, présenter bien, coquette, glam',
    casual:
      'décontracté*, casual, relax, cool, tranquille, sans chichi, détendu*, décontract, décontracté, décontractée, détendu, pépère, sans prise de tête, tranquilou, à la cool, posé, relax mais, cool mais, naturel, nature, easy, easy-going, détente, tenue cool, tenue relax',
    bold: 'audacieux, audacieuse, osé*, original et voyant, qui se remarque, flashy, couleurs vives, wow, excentrique, remarquée, ose, pétillant, punchy, en jette, pétard, voyant, faire sensation, extravagant*, osé, original et coloré, qui claque, qui pète, en jeter, qui en jette, qui envoie, qui dépote, qui déchire, canon et voyant, voyante, flashys, fluo, pep’s, peps, du peps, du caractère, fort caractère, me démarquer, se démarquer, sortir du lot, faire tourner les têtes, original qui se voit, spectaculaire, explosif, explosive, bling-bling, bling, tape à l’œil, haut en couleur, hautes en couleur, me faire remarquer',
    romantic:
      'romantique*, féminin*, délicat*, bucolique, douce et féminine, poétique, de princesse, féérique, girly, toute douce, tendre, de fée, fée, romantisme, ultra féminine, poétiques, rêveuse, en dentelle romantique',
    edgy: 'rock, rock’n’roll, edgy, punk, grunge, rebelle, gothique, motarde, rockeuse, motard, biker, style rock, look rock, rock’n’roll attitude, un peu rock, rock chic, rockeur, punk rock, métal, metal, underground, cuir clouté, clouté, cloutée, badass',
    classic:
      'classique*, intemporel*, indémodable*, traditionnel*, classiques, indémodable, intemporelle, intemporel, bon goût classique, traditionnelle, valeur sûre, tailleur classique, bcbg classique',
    minimal:
      'sobre*, minimaliste*, épuré*, simple, discret*, discrète, simples, minimal, sobriété, passe-partout sobre, scandinave, sobre, discret, épuré, basique, minimaliste, sobres, passe-partout, sans chichi, tout simple, toute simple, bien simple, très simple, simplement, sans fioritures, sans chichis, pas de chichi, pas de chichis, pas de fanfreluches, sans froufrous, sobrement, propre et simple, dépouillé, ligne pure, lignes pures, lignes épurées, clean, passe partout, neutre, neutres',
    boho: 'bohème*, champêtre*, hippie, boho, bohème chic, gypset, folk, hippie chic, bohèmes, esprit bohème, style bohème, ethnique, gipsy, champêtre chic, boho-chic, campagnard, rustique, coachella, gitane',
    sporty:
      'sportif, sportive, sportswear, athleisure, sporty, look sport, sport chic, style sportif, sportives, streetwear, urbain, baskets style',
    vintage:
      'vintage*, années 50, années 70, années 20, années 80, années 60, années 90, pin-up, à l’ancienne, seventies, sixties, friperie, guinguette années, rétro, rétros, style années, look rétro, vintage chic, d’époque, fripes, années folles, années quatre-vingt, années soixante-dix, années cinquante, années trente, 70s, 80s, 90s, 60s, 50s, disco seventies, charleston, gatsby, à la audrey hepburn, audrey hepburn, y2k, old school, vieux style, d’antan',
    sexy: 'sexy*, sensuel*, séduisant*, séducteur, aguichant*, femme fatale, décolleté plongeant, affriolant*, séduire, brûlant, sexys, sensuelle, sensuel, séductrice, aguicheuse, provocante, provocant, caliente, hot, bombe, être une bombe, bombasse, affriolante, torride, qui fait tourner la tête, séduction, sexy mais',
    cute: 'mignon*, mimi, kawaii, adorable, choupi, rigolo, fun, trop mignon, trop mignonne, trop chou, chou, choupinou, cute, qqch de cute, cutie, mignonnet, mignonnette, rigolote, marrant, marrante, joyeux, joyeuse, pétillante, gai, gaie, espiègle',
    preppy:
      'preppy, bon chic bon genre, collège anglais, écolière chic, universitaire chic, ivy league, bcbg chic, versaillaise, catho, look étudiant anglais, campus américain',
    parisian:
      'parisien*, à la parisienne, parisienne, style parisien, parisiennes, à la française, chic parisien, french touch, jane birkin',
    quiet_luxury:
      'luxe discret, quiet luxury, old money, luxe silencieux, discrètement luxueux, riche et discret, luxe sans logo, sans logo, loro piana',
    creative:
      'créatif*, créative, artiste, arty, original*, décalé*, insolite, artistique, fantaisie, farfelu, qui sort de l’ordinaire, hors du commun, pas banal, pas commun, sort de l’ordinaire, original, originale, fantaisiste, loufoque, jamais vu, atypique, singulier, différent des autres, architecte style',
  },
  changes: {
    outfit:
      'fais-en une tenue, faites-en une tenue, fais en une tenue, faites en une tenue, fais-en un look, faites-en un look, fais-en une tenue complète, faites-en une tenue complète, en faire une tenue, en faire un look, en faire une tenue complète, fais une tenue avec ça, faites une tenue avec, fais une tenue autour, une tenue autour, un look autour, compose une tenue autour, composez une tenue autour, compose une tenue avec, composez une tenue avec, transforme ça en tenue, transforme-le en tenue, transformez ça en tenue, transforme ça en look, transforme en tenue, complète la tenue, complète le look, complétez la tenue, complétez le look, compléter la tenue, compléter le look, complète avec le reste, une tenue complète avec, une tenue complète autour, fais une tenue complète, fais-moi une tenue complète avec, une tenue avec ce, une tenue avec cette, une tenue avec ces, tenue complète avec ce, tenue complète avec cette, compose une tenue, compose-moi une tenue avec, construis une tenue autour, monte-moi une tenue avec, fais un look complet avec, complète cette tenue, un look complet avec',
    cheaper:
      'moins cher*, trop cher*, plus abordable*, meilleur marché, c’est cher, moins coûteux, hors de prix, hors budget, trop coûteux, moins onéreux, pas dans mon budget, dépasse mon budget, un peu cher, plus économique, baisser le prix, au-dessus de mon budget, prix plus bas, plus accessible, coûte trop, trop élevé, moins cher, moins chère, moins chers, trop cher, trop chère, plus abordable, moins couteux, pas donné, à moins, ça pique, moins de sous, trop chers, y a pas moins cher, il y a pas moins cher, t’as pas moins cher, vous avez pas moins cher, rien de moins cher, pas plus abordable, trop chères, c’est abusé le prix, au-dessus de mes moyens, au dessus de mes moyens, pas les moyens pour ça, coûte un bras, coûte un rein, coûte les yeux de la tête, c’est salé, salée la note, un peu salé, exorbitant, c’est du vol, prix de fou, trop onéreux, hors de mes moyens, hors de mon budget, plus dans mes prix, dans mes prix, pas dans mes moyens, baisse le budget, baisse le prix, baissez le prix, réduis le prix, réduire le budget, budget plus petit, même chose en moins cher, la même en moins cher, en moins cher, version moins chère, un peu moins cher, bcp trop cher, dispendieux, trop dispendieux, moins dispendieux, ouf le prix, aïe le prix, le prix pique, ça douille, gloups le prix, plus petit prix, plus petits prix, plus raisonnable, prix plus doux',
    dearer:
      'plus cher*, plus luxueux, plus de sous, meilleure qualité, plus haut de gamme, montre mieux, mettre plus, plus qualitatif, monter en gamme, plus de budget, fait cheap, fait bas de gamme, plus cher, de meilleure qualité, plus luxe, plus luxueuse, montons en gamme, gamme au-dessus, plus de qualité, je peux mettre plus, je peux payer plus, je peux monter, augmente le budget, monte le budget, monter le budget, plus cher possible, plus précieux, plus premium, un truc plus cher, fait bon marché',
    more: 't’en as d’autres, tu en as d’autres, vous en avez d’autres, y en a d’autres, d’autres modèles, montre-m’en plus, d’autres tenues, d’autres idées, encore, montre plus, plus de choix, d’autres, autre chose à voir, suivant, la suite, d’autres propositions, plus d’options, montre-moi plus, en voir plus, montre encore, encore d’autres, autres idées, autres propositions, voir plus, autres options, plus d’idées, encore plus de, propose-m’en d’autres, autres looks, montre m’en d’autres, voir d’autres, quoi d’autre, montre-m’en d’autres, autre chose à montrer, montre m en plus, d’autres looks, suivants, t’as d’autres, as-tu autre chose, montre-moi d’autres, propose autre chose, tu as d’autres, montre d’autres, montrez d’autres, montrez-moi d’autres, montre en d’autres, montre-en d’autres, montre des autres, fais voir d’autres, fais-moi voir d’autres, fais voir plus, encore une autre, d’autres suggestions, plus de robes, plus de jupes, plus de chaussures, plus de propositions, plus de tenues, plus de modèles, voir autre chose, d’autres options, d’autres choix, quelque chose d’autre à voir, next, le suivant, la suivante, propose-m’en, autre proposition, une autre proposition, une autre idée, une autre option, encore un peu',
    other:
      'autre chose, quelque chose d’autre, une autre, un autre, complètement différent, quelque chose de différent, change, autre tenue, remplace*, changer, une autre tenue, change de tenue, une tout autre, tout autre chose, trouve autre chose, propose autre chose, cherche autre chose, met autre chose, mets autre chose, essaie autre chose, une alternative, on change',
    other_colour:
      'autre couleur, autres couleurs, une autre couleur, couleur différente, d’autres couleurs, quelles couleurs, changer la couleur, change la couleur, quels coloris, autre coloris, autres coloris, changer de couleur, change de couleur, autre teinte, dans d’autres couleurs, dans une autre couleur, en autre couleur, en d’autres couleurs, d’autres coloris, d’autres teintes, quelles autres couleurs, couleurs dispo, quels coloris dispo, d’une autre couleur, changer la teinte, autre nuance',
    in_colour: '',
    warmer:
      'plus chaud*, trop léger, trop froid, j’aurai froid, je vais avoir froid, pas assez chaud, je vais geler, geler là-dedans, trop légère, je vais cailler, trop fin, je vais me les geler, plus couvrant contre le froid, je vais mourir de froid, avoir froid, plus chaud, plus chaude, je vais me peler, me peler, je vais me cailler, je vais me geler, vais avoir froid, trop frais, pas assez chaude, pas assez couvrant, c’est léger pour, plus hivernal, plus épais, plus épaisse, plus couvert contre le froid, vais attraper froid, attraper froid, je vais attraper la crève, attraper la crève, plus chauds, plus chaudes, manque de chaleur, couvre pas assez',
    cooler:
      'plus léger, plus légère, plus frais, trop chaud*, trop épais, je vais crever de chaud, je vais avoir chaud, plus aéré, je vais transpirer, plus légers, trop épaisse, moins chaud, je vais mourir de chaud, avoir trop chaud, plus estival, plus fraîche, j’aurai trop chaud, crever de chaud avec, vais transpirer, je vais crever, je vais étouffer, trop épaisses, trop chaude, trop chaudes, trop chauds, trop hivernal, trop lourd, plus aérée, plus légères, plus fraîches, moins chaude, moins épais, moins épaisse, plus d’été, vais avoir trop chaud, tient trop chaud',
    longer:
      'plus long*, trop court*, moins court*, pas assez long, rallonge*, rallonger, trop mini, plus long, plus longue, trop court, trop courte, moins court, rallonge, plus longs, plus longues, trop courts, trop courtes, trop court pour, moins courte, moins mini, un peu court, un peu courte, est courte, est trop mini, rallonge-moi, allonger, quelques centimètres de plus, plus bas l’ourlet, plus couvrante en bas, elle est courte, s’arrête trop haut, descende plus bas, qui descende plus, trop ras les fesses, ras des fesses, ras la salle de jeu',
    shorter:
      'plus court*, trop long*, moins long*, raccourci*, raccourcir, pas assez court, plus court, plus courte, trop long, trop longue, plus courts, plus courtes, trop longs, trop longues, traîne par terre, ça traîne par terre, marche dessus, je marche dessus, un peu long, un peu longue, moins longue, moins longs, raccourcis, raccourcis-la, raccourcis-le, quelques centimètres de moins, plus mini',
    looser:
      'plus ample*, trop serré*, moins moulant*, trop moulant*, plus large, trop près du corps, moins serré*, trop étroit*, trop petit*, moins ajusté*, plus fluide, trop ajusté*, moins près du corps, plus loose, ça boudine, boudinée, me serre, plus larges, ça serre, plus ample, trop serré, trop moulant, moins moulant, moins serré, trop moulante, trop serrée, trop serrés, trop serrées, trop étroit, trop étroite, trop étroits, trop juste, trop justes, trop petit, trop petite, trop ajustée, trop moulants, trop moulantes, moins serrée, moins serrés, moins moulante, moins ajustée, moins collant, trop collant, colle trop, plus fluides, un peu serré, un peu serrée, un peu étroit, un peu juste, un peu moulant, ça me serre, ça me boudine, me boudine, je suis boudinée, ça comprime, ça coince, je rentre pas dedans, je respire plus, peux plus respirer, ça moule trop, moule trop, qui serre moins, une coupe plus large, coupe plus ample, plus lâche, saucissonnée, saucisson',
    tighter:
      'plus serré*, plus ajusté*, trop large*, trop ample*, plus moulant*, plus près du corps, plus cintré*, trop grand*, moins large*, moins ample*, flotte dedans, plus slim, sac à patates, nage dedans, plus ajusté, plus cintré, trop large, trop ample, plus moulant, trop grande, trop grands, trop grandes, trop larges, trop amples, trop lâche, plus ajustée, plus cintrée, plus moulante, plus serrée, plus près, moins large, un peu large, un peu grand, un peu grande, je nage dans, je nage dedans, je flotte dans, je flotte dedans, flotte dans, on dirait un sac, sac poubelle, sac à patate, on dirait une tente, une tente, trop flottant, épouse plus les formes',
    dressier:
      'plus habillé*, plus chic, plus élégant*, trop décontracté*, plus formel*, trop casual, plus classe, pas assez habillé, plus raffiné*, pas assez chic, trop relax, moins décontracté*, plus soigné*, plus glamour, plus sophistiqué*, plus festif, trop négligé, moins casual, plus sérieux, trop simple pour, plus habillé, plus élégant, trop décontracté, plus habillée, plus formel, plus élégante, plus habillés, plus chics, plus classes, plus soigné, plus soignée, plus raffinée, plus sophistiquée, plus élégants, trop décontractée, trop décontractés, trop relâché, trop sport, trop sportif, trop casual pour, pas assez chic pour, pas assez élégant, pas assez formel, pas assez habillée, pas assez classe, fait négligé, ça fait négligé, ça fait jogging, ça fait pyjama, ça fait trop décontracté, plus de soirée, plus soirée, plus de fête, plus pro, plus sérieuse, un cran au-dessus, plus cérémonie, plus distingué, plus guindé, moins relax, moins sport, moins sportif',
    plainer:
      'moins habillé*, plus décontracté*, trop habillé*, moins formel*, plus simple*, trop chic, trop formel*, plus relax, plus casual, trop guindé*, trop strict*, moins chic, moins strict*, plus cool, trop sérieux, trop élégant*, moins guindé*, trop apprêté*, moins apprêté*, plus tranquille, trop endimanché*, moins sérieux, plus détendu, moins sophistiqué, plus décontracté, plus simple, trop habillé, moins habillé, plus sobre, trop formel, moins formel, plus décontractée, plus décontractés, plus cools, plus simples, plus relaxe, plus sport, plus sportswear, plus tous les jours, de tous les jours plutôt, plus quotidien, plus passe-partout, trop habillée, trop habillés, trop habillées, trop élégante, trop chics, trop formelle, trop stricte, trop guindée, trop coincé, trop sérieuse, trop soirée, trop mariage, trop cérémonie, trop pro, trop bureau, trop tailleur, trop apprêtée, trop pomponnée, trop dame, trop madame, trop endimanchée, moins habillée, moins habillés, moins élégant, moins élégante, moins formelle, moins stricte, moins guindé, moins guindée, moins bcbg, moins soirée, moins cérémonie, moins bourge, trop bourge, moins apprêté, pas si habillé, pas si chic, pas aussi habillé, fait trop habillé',
    bolder:
      'plus audacieux, plus audacieuse, plus osé*, trop sage, trop ennuyeux, ennuyeux, plus coloré*, plus fun, plus original*, trop fade, plus voyant*, trop classique*, un peu plat, banal, plus de peps, plus de couleur, trop triste, triste, trop banal, plus sexy, plus flashy, trop terne, plus rock, plus vif, moins classique, plus pep’s, mamie, mémère, plus extravagant, moins sage, plus punchy, trop sobre, plus gai, plus de couleurs, plus fou, plus osé, plus original, plus coloré, plus voyant, plus colorée, plus colorés, plus de punch, plus de caractère, plus de pep, plus de personnalité, plus gaie, plus joyeux, plus joyeuse, plus vivant, plus vive, plus moderne, plus jeune, plus jeunes, plus dans le vent, plus tendance, plus d’éclat, plus de brillant, plus de paillettes, plus brillant, plus rigolo, plus rigolote, plus excentrique, plus fantaisie, plus funky, plus sexys, plus osée, plus originale, plus voyante, moins terne, moins triste, moins banal, moins basique, moins plan-plan, plan-plan, trop sages, trop classiques, trop basique, trop mémère, trop mémé, mémé, trop mamie, trop vieux, trop vieillot, vieillot, vieillotte, trop dadame, dadame, fait vieux, ça fait vieux, ça me vieillit, me vieillit, fait mémère, trop plat, un peu fade, un peu triste, un peu terne, ça manque de peps, manque de peps, manque de punch, manque de couleur, manque de caractère, manque de fun, manque de folie, manque d’audace, manque d’originalité, tristoune, tristounet, tristounette, déprimant, enterrement on dirait, trop austère, trop bonne sœur, bonne sœur, austère, nonne, soporifique, pas assez fun, pas assez original, pas assez coloré, passe-partout trop, réveille-moi ça, ose plus, oser plus, un truc plus fou, lâche-toi',
    quieter:
      'plus sobre*, plus discret*, plus discrète*, trop voyant*, moins voyant*, trop flashy, trop coloré*, trop criard*, moins coloré*, trop osé*, plus neutre, plus sage, trop tape-à-l’œil, moins flashy, trop chargé*, moins osé*, trop sexy, moins sexy, trop vif, plus doux, trop extravagant*, moins chargé*, plus calme, moins extravagant, trop décolleté, trop vulgaire, moins tape-à-l’œil, moins vif, moins décolleté, plus discret, moins voyant, trop voyant, trop coloré, plus discrète, moins coloré, plus sobres, plus discrets, plus discrètes, plus neutres, plus simple en couleur, plus doux dans les tons, plus clair moins, trop voyante, trop voyants, trop colorée, trop colorés, trop de couleurs, trop de couleur, trop flashys, trop criarde, trop osée, trop sexys, trop chargée, trop clinquant, clinquant, bling, trop bling, trop bling-bling, trop brillant, trop de paillettes, trop tape-à-l’oeil, tape à l’œil, trop excentrique, trop fantaisie, trop de motifs, trop de trucs, trop déguisé, on dirait un clown, un clown, sapin de noël, un sapin de noël, on dirait un sapin, un perroquet, trop vulgaires, trop provoc, trop provocant, trop jeune pour moi, trop jeune, plus calmes, moins de couleur, moins de couleurs, moins de paillettes, moins flash, moins criard, moins osée, moins voyante, moins chargée, moins brillant, moins bling, moins extravagante, moins excentrique, moins moulant et voyant, calme, on se calme, c’est trop là, trop too much, too much, baisse d’un ton, un ton en dessous',
    undo: 'reviens en arrière, retour en arrière, comme avant, la tenue d’avant, la précédente, annule, le précédent, revenir en arrière, reviens à, remets comme, ce qu’on avait avant, l’ancienne, d’avant, remettre la première, remets la première, revenons à, le premier était mieux, reviens au, reviens, retour, les précédents, celle d’avant, celui d’avant, ceux d’avant, précédente, remets comme avant, les précédentes, celles d’avant, tenue d’avant, celle d’avant était mieux, celui d’avant était mieux, le premier look était mieux, la première tenue était mieux, la première était mieux, le look d’avant, le look précédent, la robe d’avant, retourne en arrière, retourne à, reprends celle, reprends celui, remets celle, remets celui, remets l’ancien, remets l’ancienne, remettez, redonne-moi, redonne moi, rends-moi, revenons en arrière, revenons, on revient, reviens à celle, reviens à la, annuler, annule ça, défais, défaire, finalement celle d’avant, je préférais, je préférais avant, je préférais celle, je préférais celui, c’était mieux avant, mieux avant, ctrl z',
    start_over:
      'recommence*, recommencer, on repart de zéro, de zéro, tout reprendre, nouvelle recherche, reprendre depuis le début, repartir de zéro, on recommence, depuis le début, efface tout, réinitialis*, on reprend tout, oublie tout, remise à zéro, à zéro, reprenons, tout recommencer, recommence tout, recommence du début, recommencer du début, on recommence tout, recommençons, du début, reprends du début, reprends à zéro, reprenons à zéro, reprenons du début, remets à zéro, reset, réinitialise, nouvelle tenue de zéro, repars de zéro, repartons de zéro, repartir à zéro, oublie tout ça, on oublie tout, nouveau départ, recherche à zéro, remise à plat',
  },
  qualities: {
    expensive: 'cher, chère, chers, chères, coûteux',
    cheap: 'abordable, bon marché',
    long: 'long, longue, longs',
    short: 'court, courte, courts',
    tight: 'serré, moulant, moulante, étroit, étroite, serrée, ajusté',
    loose: 'large, ample, grand',
    warm: 'chaud, chaude, épais',
    cool: 'froid, léger, fin',
    dressy: 'habillé, habillée, chic, formel, guindé, strict, apprêté, endimanché',
    plain: 'épaules larges, décontracté, décontractée, casual, relax, négligé',
    bold: 'voyant, flashy, criard, osé, coloré, tape-à-l’œil',
    quiet: 'ennuyeux, fade, sage, triste, terne, banal, classique, sobre',
  },
  questions: {
    who_are_you:
      'qui es-tu, qui êtes-vous, tu es qui, comment tu t’appelles, comment t’appelles-tu, vous êtes qui, c’est qui sophia, t’es qui, ton nom, votre nom, présente-toi, à qui je parle, c’est qui, tu t’appelles comment, qui es tu, t ki, t’es ki, qui t’es, quel est ton nom',
    are_you_human:
      'es-tu humaine, tu es humaine, es-tu un robot, tu es un robot, vraie personne, êtes-vous un robot, une ia, t’es un bot, un bot, tu es réelle, robot, chatbot, es-tu une vraie, intelligence artificielle, un humain, une humaine, êtes-vous humaine, chatgpt, une machine, un être humain, vous êtes humain, t’es un robot, une vraie personne, es-tu une ia, t’es une ia',
    what_can_you_do:
      'que sais-tu faire, tu peux faire quoi, que peux-tu faire, tu sais faire quoi, comment tu peux m’aider, comment ça marche, à quoi tu sers, qu’est-ce que tu peux, vous pouvez faire quoi, qu’est-ce que tu sais, peux-tu m’aider, tu fais quoi, comment peux-tu m’aider, comment tu fonctionnes, tu sers à quoi, que pouvez-vous faire',
    returns:
      'renvoyer*, retour*, rembourse*, échanger, échange*, remboursée, rendre l’article, renvoie, retourner, retourne, politique de retour, rétractation, satisfait ou remboursé, renvoyer, retour gratuit, rembourser, remboursement, rendre, retours, retourner l’article, je peux renvoyer, comment renvoyer, si ça va pas, renvoyer si, faire un retour',
    delivery:
      'livraison*, livrer, livré*, délai*, livrez, expédi*, frais de port, combien de temps pour recevoir, quand je reçois, recevrai, reçois, arrive quand, ça arrive, arriver avant, délais, recevoir, livrés, colis, livraison, délai, livré quand, quand j’aurai, recevoir avant, reçu avant',
    paid_link:
      'commission*, affili*, liens sponsorisés, sponsoris*, tu es payée, êtes payés, touchez, publicité, pub, rémunér*, gagnes de l’argent, gagnez de l’argent, payée quand, payé pour, pourcentage, partenariat, tu touches, lien payant, gagne*/touche*/paye*/payé* + lien*/clique*/achète*, commission, sponsorisé, tu gagnes, rémunéré, affilié, vous êtes payés',
    who_sells:
      'qui vend, quelle boutique, quel magasin, où acheter, où je peux acheter, où l’acheter, vendu par, quelle marque, c’est où, de quelle marque, où est-ce que j’achète, où je l’achète, c’est quelle marque, qui est le vendeur, vous vendez, où trouver, où ça se trouve, quel site, où je peux trouver, où se procurer',
    sizes:
      'quelle taille, guide des tailles, ma taille, taille petit, taille grand, tailler, taille prendre, taille je fais, taille dois-je, taille normalement, ça taille, est-ce que ça me va, une taille au-dessus, pointure, taille choisir, quelle taille prendre',
    care: 'laver, lave, lavage, machine, repasser, nettoyer, entretien du, entretien de, nettoyage, pressing, se lave, sèche-linge, repassage, lavable, entretenir, rétréci*',
    privacy:
      'photo/photos/image/images/selfie/données/selfies + quoi/stock*/gard*/voit/où/partag*/supprim*/devien*/sécuris*/après/qui/conserv*/utilis*/sécurité/vont/privée*/faites/sert/va, confidentialité, rgpd, vie privée, données personnelles',
    costs:
      'c’est gratuit, combien tu coûtes, crédits, crédit, luxe premium, abonnement*, c’est payant, je dois payer, gratuit*, luxe, ça coûte combien, combien coûte le service, tarif*, combien ça coûte, payer pour, frais, combien coûte, c’est combien pour, payant, s’abonner, coûte quelque chose, gratuit, abonnement, combien ça coûte d’utiliser',
    how_try_on:
      'essayer sur moi, essayer, essayage*, voir sur moi, sur ma photo, essaie*, sur mon corps, essayer virtuellement, ce que ça donne sur moi, sur moi, me voir avec, me voir dans, essaye',
    why: 'pourquoi, pour quelle raison, comment ça se fait, qu’est-ce qui te fait choisir',
    in_stock:
      'en stock, disponible*, rupture, encore dispo, dispo, épuisé*, reste-t-il, il en reste, stock, toujours en vente',
    forecast:
      'quel temps, va-t-il pleuvoir, il va pleuvoir, météo de demain, la météo, il fera combien, temps demain, quelle météo, va pleuvoir, temps fera, fera-t-il, va faire chaud, va faire froid, combien de degrés',
    delete_data:
      'supprim*/efface*/détrui*/retire* + données/compte/photo/photos/tout/profil/historique/image, supprimer mon compte, oublie-moi, clôturer mon compte, fermer mon compte',
    contact:
      'joindre, contact*, service client, parler à quelqu’un, téléphone, un mail, adresse mail, vous contacter, numéro, parler à un humain, réclamation, sav, vous écrire, parler à une vraie, vous appeler, conseiller humain, service après-vente, courriel, une vraie personne au, un humain, contacter, un conseiller, contact',
  },
  social: {
    hello:
      'bonjour*, salut*, coucou*, bonsoir*, hello, hey, bjr, yo, slt, bonsoir sophia, re, ça va, allô, kikou, enchantée, comment ça va, comment vas-tu',
    thanks: 'merci*, mille mercis, je te remercie, c’est gentil, remercie',
    bye: 'au revoir, à bientôt, bonne nuit, à plus, ciao, bonne journée, à la prochaine, bye, à demain, bonne soirée, adieu, à plus tard, tchao, bises, à toute',
    compliment:
      'j’adore*, magnifique*, superbe*, j’aime bien, parfait*, très joli*, trop beau, canon, sublime*, génial*, j’aime, trop belle, top, splendide, bravo, ravissant*, c’est beau, bien joué, wow, waouh, bon goût, très beau, très belle, trop bien, nickel, merveilleux, c’est super, belle trouvaille, extra, bien vu, ça me plaît, ça me plait, formidable, impeccable',
    complaint:
      'bof, j’aime pas, je n’aime pas, moche*, affreux, affreuse, horrible*, pas mon style, laid*, beurk, déteste ça, hideux, pas terrible, pas fan, berk, ça ne me plaît pas, me plaît pas, me plaît pas du tout, c’est pas moi, pas mon genre, vilain, mocheté, immonde, atroce, ça craint, pas du tout mon, ringard*, dégueulasse, pas ouf, pas convaincue, déçue, mémérisant, me plait pas, pouah, pas à mon goût, catastrophe, dégoûtant, ça fait vieux, nul, nulle, nuls, nulles, nullissime',
    yes: 'oui*, ouais, d’accord, ok, volontiers, avec plaisir, carrément, bien sûr, parfait oui, vas-y, allez, ça marche, oui merci, évidemment, pourquoi pas, absolument, c’est bon, exactement, tout à fait',
    no: 'non, non merci, nan, pas vraiment, surtout pas, jamais, pas du tout, hors de question',
    unsure:
      'aucune idée, je ne sais pas, je sais pas, sais pas, pas sûre, j’hésite, peut-être, aucune idee, chépa, jsp, hésite, je suis perdue, je sais plus, pas décidée, euh, hmm, chais pas, indécise, je sais pas trop, sais pas trop, je sais vraiment pas, pas d’idée, pas d’inspi',
    surprise:
      'surprends-moi, surprenez-moi, tu choisis, choisis pour moi, à toi de voir, comme tu veux, peu importe, carte blanche, étonne-moi, c’est toi qui, ce que tu veux, décide pour moi, je te fais confiance, je te laisse choisir, n’importe, m’est égal, fais ce que tu veux, au hasard, à toi de choisir, choisis toi, comme vous voulez, épate-moi',
  },
  dates: {
    today:
      'aujourd’hui, ce matin, cet après-midi, ce midi, tout à l’heure, maintenant, dans une heure, tantôt, cet aprem, là maintenant, auj, ajd',
    tonight: 'ce soir, cette nuit, pour ce soir, s’soir',
    tomorrow: 'demain, demain soir, demain matin, demain midi, dem',
    weekend:
      'ce week-end, week-end prochain, ce weekend, samedi, dimanche, samedi soir, le week-end prochain, samedi prochain, dimanche prochain, weekend, week-end, wkd',
    next_week:
      'semaine prochaine, lundi prochain, mardi prochain, mercredi prochain, jeudi prochain, vendredi prochain, dans une semaine, dans huit jours',
  },
  months:
    'janvier, février, mars, avril, mai, juin, juillet, août/aout, septembre, octobre, novembre, décembre',
  seasons: {
    spring: 'printemps, printanier*',
    summer: 'été, estival*',
    autumn: 'automne*, automnal*',
    winter: 'hiver*, hivernal*',
  },
  budget: {
    most: 'je dépense, je veux dépenser, j’ai à dépenser, moins de, à moins de, maxi, maximum, max, jusqu’à, sous, pas plus de, budget, budget de, environ, autour de, dans les, grand maximum, à peu près, en dessous de, ne pas dépasser, sans dépasser, pour, j’ai, inférieur à, limite, j’ai que, dépenser, plafond, mon budget c’est, mon budget est, à tout casser, budget max, ou moins, grand max, ne dépasse pas, vers, au max, débourser, aux alentours de, dans les eaux de, plafonné à, ne pas excéder, sans excéder, n’excède pas, à hauteur de, dans la limite de, max de, maximum de, budget autour de, budget d’environ, plutôt vers, limité à, ne veux pas dépasser, pas plus, pas au-dessus de, pas au dessus de, dans les environs de, aux environs de, autour des, max max, grand maxi, au maximum, jusqu’à max, plafond de, ne pas aller au-delà de, pas au-delà de, budget total, budget global, budget fixé à, j’ai prévu, on a prévu, je mettrais, ça reste sous, reste sous, inf à, dispose de, je dispose de, à dépenser, de budget, en dessous des, genre',
    least:
      'plus de, au moins, à partir de, minimum, dès, et plus, ou plus, au-dessus de, mini, minimum de, au minimum, à partir des, au-delà de, supérieur à',
    between: 'entre, de, compris entre, quelque part entre',
    to: 'et, à, ou',
    low: 'pas cher, pas chère, budget serré, petit budget, bon marché, abordable*, pas trop cher, fauchée, peu de moyens, petit prix, petits prix, pas trop chère, économique, pas ruineux, sans me ruiner, sans se ruiner, pas les moyens, à sec, raisonnable, serré au niveau budget, pas trop cher quand même, budget limité, peu d’argent, budget étudiant, pas un rond, budget réduit, fin de mois, bas prix, pas beaucoup d’argent, pas se ruiner, pas trop chers, dépenser trop, coûte pas une fortune, pas une fortune, radine, pas trop de sous, fauché, low cost, pas chers, abordable, budget ric-rac, ric-rac, ric rac, fauchés, je suis à découvert, à découvert, sans le sou, pas un radis, sans exploser mon budget, sans exploser le budget, pas exploser le budget, sans casser la tirelire, pas me ruiner, pas trop dépenser, dépenser peu, le moins cher possible, pas trop dispendieux, pas dispendieux, bas de gamme, discount, promo, en promo, soldé, soldée, bonne affaire, budget mini, mini budget, budget riquiqui, budget d’étudiante, étudiante fauchée, petits moyens, pas riche, je suis pauvre, pas bien riche, salaire d’étudiante, à petit prix, à prix doux, prix doux, prix mini, prix raisonnable, pas hors de prix, serré côté budget, à moindre coût, cheap mais',
    high: 'me faire plaisir, luxe, haut de gamme, gros budget, une folie, luxueux, belle pièce, faire une folie, investir, investissement, je peux mettre le prix, mettre le prix, folie, luxueuse, créateur, exceptionnelle, prête à dépenser, craquer, casser ma tirelire, se faire plaisir, sans compter, je peux me lâcher, un beau budget, je peux me permettre, peux me permettre, dépenser sans compter, gâter, me gâter, de luxe, grand luxe, pièce d’exception, marque de luxe, grande marque, créateurs, une vraie folie, faire une petite folie, investir dans, claquer, je veux claquer, budget confortable, budget élevé, gros sous, j’ai les moyens, de la qualité quitte à payer, quitte à payer, quitte à mettre le prix, prime de fin d’année',
    open: 'peu importe le prix, prix n’importe pas, argent n’est pas un problème, sans limite de prix, pas de limite, budget illimité, quel que soit le prix, le prix importe peu, n’importe quel prix, l’argent n’est pas un souci, budget libre, pas de budget, le prix m’est égal, prix importe peu, argent pas un problème, on ne regarde pas à la dépense, sans limite, peu importe le budget, budget n’est pas un problème, pas de souci d’argent, prix pas important, le prix m’importe peu, budget open, prix libre, le prix ne compte pas, peu importe ce que ça coûte, peu importe combien, quoi que ça coûte, quel qu’en soit le prix, le budget importe peu, pas de plafond, sans plafond, le budget c’est pas un souci, le budget n’est pas un souci, prix pas un problème, l’argent c’est pas un problème, argent pas de souci, no limit, no limits, pas de budget précis, pas de budget fixe, on s’en fiche du prix, je m’en fiche du prix, je m’en fous du prix',
  },
  currencies:
    'euros=EUR, euro=EUR, balles=EUR, eur=EUR, francs=CHF, chf=CHF, dollars=USD, dollar=USD, livres=GBP, francs suisses=CHF, dirhams=MAD, boules=EUR, cad=CAD, piastres=CAD, yens=JPY, cfa=XOF, dinars=DZD, francs cfa=XOF, e=EUR, roros=EUR, dollars canadiens=CAD, dirham=MAD, fcfa=XOF, balle=EUR, €uros=EUR, eurossss=EUR, euri=EUR, piastre=CAD, huard=CAD, huards=CAD, $ca=CAD, pesos=MXN, dh=MAD, dhs=MAD, mad=MAD, dt=TND, dinars tunisiens=TND',
  numbers:
    'zéro=0, deux=2, trois=3, quatre=4, cinq=5, six=6, sept=7, huit=8, neuf=9, dix=10, onze=11, douze=12, treize=13, quatorze=14, quinze=15, seize=16, dix sept=17, dix huit=18, dix neuf=19, vingt=20, trente=30, quarante=40, cinquante=50, soixante=60, soixante dix=70, quatre vingt=80, quatre vingts=80, quatre vingt dix=90, septante=70, huitante=80, nonante=90, cent=100, cents=100, mille=1000, quinzaine=15, vingtaine=20, trentaine=30, dizaine=10, cinquantaine=50, centaine=100, vingt et un=21, soixante quinze=75, quatre vingt quinze=95, quarantaine=40, soixantaine=60',
  grammar: {
    not: 'pas, pas de, pas d, sans, rien, rien de, ni, non, jamais, aucun, aucune, surtout pas, déteste, horreur, horreur du, marre, marre de, marre du, évite, éviter, n’aime pas, j’aime pas, supporte pas, plus de ce, anti, va mal, me va mal, me vont mal, me va pas, me vont pas, fuis, hors de question, je hais, ne veux pas, j’en ai assez, zéro, bannir, allergique, tout sauf, peux pas, ne supporte, interdits de, guère, me donne mauvaise mine, ne me va pas, supporte plus, plutôt mourir que, ras le bol, plus jamais, pas du tout de, aime pas, veux pas, hais, ne pas, pas du, plus de, horreur de, j’ai horreur, fuir, hormis, exclu, ne porte pas, porte jamais',
    notBefore:
      'interdit, interdits, interdite, interdites, non, non merci, me va mal, me vont mal, ne me va pas, ne me vont pas, pas pour moi, exclu, exclus, me va pas, me vont pas, me ternit, proscrit*, banni*, me donne mauvaise mine, à éviter, c’est pas moi, très peu pour moi, hors de question, à proscrire, c’est non, me grattent, me gratte, j’aime pas, je déteste, j’évite, je supporte pas, refusé*, pas autorisé*, me serrent, c’est mort, à bannir, non autorisé, ça me va pas, jamais, bof, beurk, j’aime pas trop, ça me va mal, me démange, me démangent, me donnent mauvaise mine, me vieillit, me donne des boutons, m’irrite, m’irritent, ça gratte, me serre, jamais de la vie, c’est pas mon truc, pas mon truc',
    ratherThan:
      'plutôt que, au lieu de, au lieu du, plutôt que du, à la place de, à la place de la, à la place du, à la place des, au lieu de la, au lieu des, à la place de cette, à la place de ce, à la place de ces',
    except:
      'sauf, tout sauf, sauf du, hormis, à part, excepté, n’importe quelle couleur sauf, tout sauf du, toutes les couleurs sauf, n’importe quoi sauf',
    but: 'mais, plutôt, par contre, cependant, quand même, sinon, en revanche, s’il te plaît, s’il vous plaît, svp, stp, je préfère, seulement, uniquement, juste, toutefois, pourtant, cette fois, cette année',
    yes: 'oui, ok, me va bien, me vont bien, j’adore, j’aime, je veux, oui merci, volontiers, avec plaisir, d’accord, je préfère, autorisé, ça va, bienvenus, plutôt, je kiffe, j’aime bien, me va, je voudrais',
    and: 'et, ou, ainsi que, puis, et puis, et aussi, +',
    with: 'avec, pour, dans, assorti à, chez, au, aux, sur',
    too: 'trop, beaucoup trop, un peu trop, bien trop, vraiment trop',
    sits: 'me serre, me va, tombe, est un peu, sont un peu, fait un peu',
    more: 'plus, un peu plus, davantage, un poil plus, un chouïa plus, encore plus, beaucoup plus, vachement plus',
    less: 'moins, un peu moins, pas si, pas aussi, un poil moins, nettement moins, pas trop, beaucoup moins',
    other:
      'autre, autres, différent, différente, différents, différentes, d’autres, change, changer, remplace, remplacer, pas ces, pas cette, pas ce, échange, nouvelles, changez, remplacez, échanger, un nouveau, une nouvelle, une autre paire, d’autre, plutôt des, à la place de la, à la place du, à la place des, au lieu de la, au lieu du, au lieu des, à la place de cette, à la place de ce, à la place de ces',
    same: 'le même, la même, les mêmes, pareil, même chose, pareil en, ça en, celui-ci en, existe en, en version, aussi en, l’identique, le même en, la même en, mêmes, cette tenue en, idem, identique, ça existe en, dispo en, celle-ci en, vous l’avez en, tu l’as en, l’as en, l’avez en',
    this: 'ce, cet, cette, ces',
    add: 'ajoute, ajouter, rajoute, rajouter, mets aussi, et aussi, complète avec, ajoutez, mets … avec, rajoutez, complète, il manque, mets, met, mets-moi, il me manque',
    remove:
      'enlève, enlever, retire, retirer, ôte, vire, supprime le, supprime la, sans le, sans la, sans les, enlevez, laisse tomber, oublie le, oublie la, pas besoin de la, pas besoin du, retirez, dégage, virer, enleve, supprime, vire-moi, j’enlève, pas besoin de, enlève-le, enlève-la, enlève-les, retire-le, retire-la, retire-les, enlevez-le, enlevez-la',
    keep: 'garde, garder, conserve, laisse, gardez, je garde, on garde, conserver, gardons, touche pas, touche pas à, ne change pas, change pas',
    rest: 'le reste, tout le reste, reste, les autres pièces, tout changer, les autres, tout sauf ça, autre',
    colour: 'couleur, couleurs, coloris, teinte, teintes, ton',
    outfit:
      'toute la tenue, tenue complète, tout compris, au total, en tout, pour le tout, ensemble complet, look complet, la tenue, pour tout, tenue entière, le tout, de la tête aux pieds, look entier, tenue, le look, total, pour l’ensemble, toute la panoplie, look total, l’ensemble, la tenue complète, en totalité',
    piece:
      'la pièce, par pièce, par article, chaque pièce, par vêtement, pièce, chacun, chacune, l’article, à l’unité, par morceau, l’unité',
    for: 'pour, cadeau pour, offrir à, c’est pour, cherche pour, à offrir à, destiné à',
    man: 'mari, copain, frère, père, papa, fils, homme, hommes, lui, mec, fiancé, grand-père, oncle, chéri, neveu, papi, beau-père, conjoint, compagnon, beau-frère, monsieur, marié, parrain, amoureux, gendre, ado garçon, petit ami, messieurs, papy, tonton, futur mari',
    woman:
      'femme, copine, soeur, mère, maman, fille adulte, femmes, elle, grand-mère, tante, mamie, nièce, belle-mère, dame, dames, belle-soeur, compagne, épouse, madame, meilleure amie, fiancée, marraine, belle-sœur, belle-fille, mamy, tata, conjointe',
    child:
      'enfant, enfants, bébé, petit garçon, petite fille, gamin, garçon, fillette, gosse, mon fils a, ma fille a, petit-fils, fille de, fils de, loulou, bambin, petits-enfants',
    needs:
      'a besoin, cherche, recherche, veut un, veut une, veut des, voudrait un, voudrait une, voudrait des, n’a rien à se mettre, aimerait un, aimerait une',
    outside:
      'dehors, temps, degrés, il fait, il fera, température*, il va faire, va faire, météo, c’est, ça va être, fera, faisait',
    yearsOld: 'ans, an, piges, balais',
    iAm: 'j’ai, âgée de, âge, j’ai eu, je vais avoir, mon fils a, ma fille a, bientôt, a',
    turns: 'fête ses, fêtent ses, va avoir, fait ses, fête mes',
    size: 'taille, je fais du, je mets du, je porte du, du, t, fais un, fais du, mets un, porte du',
    height: 'mesure, haute de, je fais, hauteur',
    minus: 'moins, négatif',
    degrees: 'degrés, degré, celsius, c, deg',
    fahrenheit: 'fahrenheit, f',
    in: 'à, en, au, aux, de, vers, sur, dans',
    travel:
      'pars à, pars pour, vais à, voyage à, jours à, part à, partons à, semaine à, week-end à, direction, séjour à, aller à, partir à',
    plain:
      'je, j, tu, il, elle, on, nous, vous, ils, elles, me, m, te, t, se, s, le, la, les, l, un, une, des, du, de, d, ce, cet, cette, ces, c, mon, ma, mes, ton, ta, tes, son, sa, ses, notre, votre, leur, leurs, qui, que, qu, quoi, dont, où, est, suis, es, sommes, êtes, sont, était, ai, as, a, avons, avez, ont, avoir, être, fais, fait, faire, faut, faudrait, voudrais, veux, veut, vais, va, vas, aller, cherche, besoin, montre, trouve, donne, propose, aide, peux, peut, dois, doit, très, bien, un peu, peu, assez, tout, toute, tous, toutes, si, comme, comment, quand, là, ici, ça, cela, y, en, ne, n, donc, alors, car, parce, porter, mettre, habiller, habille, m’habiller, tenue, tenues, look, looks, vêtement, vêtements, fringues, habits, style, quelque, chose, quelques, truc, trucs, idée, idées, conseil, joli, jolie, beau, belle, bon, bonne, nouveau, nouvelle, petit, petite, grand, grande, jour, journée, soir, matin, semaine, mois, année, amie, amis, copine, copines, ami, soeur, frère, mère, père, fils, fille, cousin, cousine, nièce, neveu, oncle, tante, mari, femme, enfants, invitée, invitée à, invité, invitation, dress code, carton, après, avant, pendant, depuis, chez, par, sous, entre, jusque, même, aussi, encore, toujours, déjà, vraiment, surtout, fois, passe, passer, ira, irait, aller avec, personne, gens, serait, sera, veuille, plaît, quel, quelle, quels, quelles, aimerais, aimerait, trouver, choisir, dit, dire, juste, eux, moi, toi, sophia, pièces, genre, côté, finalement, enfin, bref, g, ds, pr, ki, pk, bcp, tt, ts, st, svp, stp, dsl, mdr, lol, coucou, bonjour, bonsoir, salut, merci, fo, avec, pour, dans, sur, et, ou, mais, trop bien, mal, midi, après-midi, an, ans, an prochain, prochain, prochaine, copain, amies, pote, potes, maman, papa, grand-mère, grand-père, mamie, papi, collègue, collègues, patron, patronne, voisine, petits, petite fille, gosses, invités, sud, nord, ville, campagne, village, jardin, château, dehors, extérieur, intérieur, lui, nos, vos, au, aux, à, vers, serai, vont, pourrait, sais, sait, dis, voir, annoncés, annoncé, prévu, prévus, marche, marcher toute, choses, plutôt pas, jamais trop, couleur, couleurs, taille, coupe, matière, modèle, sympa, top, vente, ventes, ne trouve pas, trouve pas, ne trouve pas de, trouve pas de, ne trouve jamais, trouve jamais de, trouve jamais, m’habille, s’habiller, s’habille, t’habilles, nous habiller, vous habillez, sans en faire trop, sans trop en faire, là bas, là-bas, france, français, française, quelle couleur me, quelles couleurs me, fin d’année, fin de l’année, je marche, marche avec, marcher avec, canne, le perche, nulle part, en forme, filleule, filleul',
    venue:
      'bar, hôtel, restaurant, resto, rue, place, banque, café, club, bistrot, bistro, brasserie, avenue, boulevard, théâtre, auberge, quai, domaine, château, gare, mont',
    bears: 'cheveux, yeux, voiture, ma peau',
    theirs:
      'elle porte, il porte, mariée porte, mariée sera en, mariée est en, mariée en, ma sœur porte, ma mère porte, elles portent, ils portent, témoins en, demoiselles d’honneur en, tout le monde porte, s’habille toujours en, s’habille en',
    past: 'l’an dernier, l’année dernière, la dernière fois, l’autre fois, l’été dernier, l’hiver dernier, l’autre jour, avant je portais, je portais, j’avais mis, j’ai porté',
  },
  things: {
    suit: 'tailleur-pantalon, tailleur pantalon, smoking, costume, ensemble tailleur, costard, tailleur jupe, tailleur',
    dress: 'robe, robes, petite robe, robe d’invitée, fourreau, petite robe noire, robe de soirée',
    'ankle boots': 'bottines, boots, low boots, chelsea',
    boots: 'bottes, bottes de pluie, cuissardes, santiags, bottes en caoutchouc',
    cardigan: 'gilet, gilets, petite laine',
    heels: 'talons, talon, escarpins, talons aiguilles, hauts talons, talons hauts, échasses, stilettos',
    sneakers: 'baskets, tennis, sneakers, tennis blanches, basket, stan smith, converse',
    flats: 'ballerines, babies, ballerine, derbies',
    shirt: 'chemise, chemises, liquette',
    blouse: 'chemisier, blouse, corsage',
    jacket: 'blouson, veste, perfecto, veste en jean, imper court, coupe-vent, vestes',
    blazer: 'veste de tailleur, blazer, veste de costume',
    puffer: 'doudoune, parka doudoune',
    trench: 'imper, imperméable, trench, ciré',
    scarf: 'foulard, écharpe, étole, châle, carré de soie, pashmina',
    hat: 'chapeau, capeline, bibi, chapeau de paille, panama, chapeaux, bob',
    joggers: 'jogging, survêt, survêtement, jogg',
    bag: 'sac, sac à main, sacoche, cabas',
    camel: 'cognac, camel, fauve, caramel',
    cream: 'blanc cassé, écru, ivoire, crème, champagne',
    navy: 'bleu marine, marine, bleu nuit, bleu foncé',
    'light blue': 'bleu ciel, bleu clair, bleu pâle, bleu pastel, bleu layette',
    blue: 'bleu roi, bleu électrique, bleu canard, bleu klein',
    turquoise: 'bleu pétrole, pétrole, turquoise',
    green: 'vert sapin, vert bouteille, vert foncé, vert d’eau, vert clair, vert sauge, sauge, vert anis',
    emerald: 'vert émeraude, émeraude',
    khaki: 'kaki, vert kaki',
    olive: 'vert olive, olive',
    burgundy: 'bordeaux, lie de vin, grenat, prune, aubergine',
    red: 'rouge vif, rouge passion, rouge cerise, vermillon, carmin',
    pink: 'rose poudré, rose pâle, vieux rose, rose bonbon, rose, rose pastel, rose poudre',
    fuchsia: 'rose fuchsia, fuchsia, framboise, rose vif',
    purple: 'violet, mauve foncé, violette',
    lilac: 'mauve, lilas, lavande, parme',
    grey: 'gris clair, gris foncé, gris perle, gris souris',
    yellow: 'jaune citron, jaune poussin, jaune pâle',
    multicolour:
      'de la couleur, couleurs vives, coloré, colorée, multicolore, plein de couleurs, bariolé, des couleurs, arc-en-ciel',
    sequin:
      'paillettes, paillette, sequins, brillant, brillante, strass, scintillant, pailletée, pailleté, lamé',
    natural:
      'matières naturelles, matière naturelle, fibres naturelles, fibre naturelle, tissus naturels, tissu naturel',
    animal:
      'vegan, végane, végan, véganes, matière animale, d’origine animale, cruelty free, matières animales',
    leopard: 'léopard, panthère, imprimé animal, léo, zèbre, python',
    striped: 'rayures, marinière, rayé, rayée, à rayures, rayés, tennis rayé',
    floral: 'fleurs, à fleurs, fleuri, fleurie, liberty, imprimé fleuri',
    checked: 'carreaux, à carreaux, vichy, écossais, tartan, prince de galles, pied-de-poule',
    'polka dot': 'pois, à pois, plumetis',
    maxi: 'longue, long, longues, longs, jusqu’au sol',
    mini: 'courte, court, mini, courts, courtes',
    midi: 'midi, mi-longue, mi-long, mi-mollet',
    wrap: 'portefeuille, cache-cœur, croisée, robe portefeuille',
    'wide leg': 'palazzo, pantalon large, jambes larges, coupe large',
    'long sleeve':
      'manches longues, avec des manches longues, manches longues, à manches longues, manche longue',
    'short sleeve': 'manches courtes, à manches courtes, manche courte',
    velvet: 'velours',
    denim: 'jean brut',
    accessories: 'accessoires',
    loafers: 'mocassins, mocassin, loafers',
    top: 'haut, top, débardeur, hauts, tops, caraco, tunique courte, marinière, marinières',
    tee: 't-shirt, tee-shirt, tshirt, tee shirt',
    sweater: 'pull, pulls, chandail, pullover, pull en laine, petit pull',
    sweatshirt: 'sweat, sweatshirt',
    hoodie: 'sweat à capuche, hoodie',
    trousers: 'pantalon, pantalons, futal, falzar, palazzo, pantalon tailleur, pantalon droit',
    jeans: 'jean, jeans, denim jean, jean brut, jean noir, jean bleu, jean droit',
    shorts: 'short, shorts, bermuda',
    skirt: 'jupe, jupes, jupette, minijupe',
    coat: 'manteau, manteaux, caban, pardessus, duffle-coat',
    jumpsuit: 'combinaison, combi, combipantalon, combinaison pantalon',
    shoes: 'chaussures, chaussure, pompes, souliers, godasses, grolles',
    sandals: 'sandales, sandale, nu-pieds, claquettes, tongs, spartiates',
    belt: 'ceinture, ceintures',
    necklace: 'collier, colliers, sautoir, pendentif',
    earrings: 'boucles d’oreilles, boucles d’oreille, créoles, bo',
    bracelet: 'bracelet, jonc',
    beanie: 'bonnet, bonnets, béret',
    cap: 'casquette',
    gloves: 'gants, moufles',
    tights: 'collants, collant, bas',
    jewellery: 'bijoux, bijou',
    sunglasses: 'lunettes de soleil, lunettes',
    clutch: 'pochette, minaudière',
    backpack: 'sac à dos',
    charcoal: 'gris anthracite, anthracite',
    mustard: 'moutarde, jaune moutarde, ocre',
    terracotta: 'terracotta, rouille, brique, terre cuite',
    coral: 'corail, saumon, pêche, abricot',
    beige: 'beige, sable, taupe, grège',
    gold: 'doré, dorée, dorés, or, dorées',
    silver: 'argenté, argentée, argent, argentés, argentées',
    brown: 'marron, brun, brune, noisette',
    chocolate: 'chocolat',
    black: 'noir, noire, noirs, noires',
    white: 'blanc, blanche, blancs, blanches',
    polyester:
      'synthétique, synthétiques, matières synthétiques, matière synthétique, acrylique, nylon, fibres synthétiques',
  },
  places:
    'paris, lyon, marseille, bordeaux, lille, nantes, nice, toulouse, strasbourg, montpellier, rennes, biarritz, cannes, deauville, saint-tropez, bruxelles, genève, lausanne, montréal, québec, londres, rome, milan, venise, florence, naples, madrid, barcelone, lisbonne, porto, berlin, amsterdam, vienne, prague, budapest, athènes, istanbul, marrakech, casablanca, rabat, tunis, alger, dakar, abidjan, dubaï, new york, tokyo, bali, thaïlande, maroc, tunisie, italie, espagne, portugal, grèce, corse, bretagne, normandie, provence, alpes, islande, martinique, guadeloupe, réunion, brest, grenoble, annecy, chamonix, dijon, reims, avignon, aix, liège, gand, bruges, luxembourg, santorin, mykonos, japon, séville, copenhague, stockholm, oslo, irlande, dublin, écosse, édimbourg, la rochelle, saint-malo, toulon, perpignan, antibes, quimper, courchevel, megève',
}
