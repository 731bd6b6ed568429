/** The words by which a single rule knows what is meant; unlike those of the grammar they are no phrases of a sentence. */
export const cueNames = [
  /** Asks which of several: 'which shoes', '哪双'. */
  'which',
  /** Asks what goes with a piece, or how to wear it: 'what would you put with', 'come la abbino'. */
  'what',
  /** Asks which size to take, behind the sizes that she has: 'what would I be'. */
  'whatToTake',
  /** Before a piece that lies there: 'this', 'those', 'この'; `diese* *` with a word between. */
  'this',
  /** Before a piece that lies there, where 'a' is before one that she looks for: 'the', 'beim'. */
  'the',
  /** Before a piece that she looks for: 'a'. */
  'a',
  /** 'Of' before what something is of: 'a girl of 5', '20 anos de casados'. */
  'of',
  /** Between a piece and what it is made of: 'falda de jeans'. */
  'madeOf',
  /** Begins a reason, which denies nothing before it: 'flat shoes, because my back hurts'. */
  'because',
  /** Begins what is said of a thing: 'something that needs no ironing'. */
  'that',
  /** All that lies there: 'everything', '都'. */
  'all',
  /** 'Only' between 'keep' and its piece. */
  'only',
  /** 'Even' before a piece: 'even the T-shirt is too much'. */
  'even',
  /** Tells 'other' from 'more': 'something else', '别的'. */
  'other',
  /** Is 'more' unless it stands between two words: 'je sors encore danser'. */
  'still',
  /** Between what she likes more and what she likes less: 'than', 'do que'. */
  'than',
  /** The same behind 'prefer': 'prefiero plata a oro'. */
  'preferredTo',
  /** Behind 'another colour', before the one that is not wanted: 'than'. */
  'otherThan',
  /** Between 'more' or 'less' and a sum: 'less than 100', 'от 100'. */
  'thanSum',
  /** Says that one thing is liked more than another: 'prefer', 'rather', 'better'. */
  'preferred',
  /** Says that she likes or liked something: 'I liked the first one more'. */
  'liked',
  /** The first of several outfits: 'the first one'. */
  'first',
  /** Asks for what lies there in another colour: 'the shoes rather in white'. */
  'rather',
  /** Before what lies there and shall be otherwise: 'I'd prefer the bag red'. */
  'wouldRather',
  /** Before what she would like to see with the rest: 'can I see it with'. */
  'seeWith',
  /** Before the colour that all of it shall have: 'everything in navy'. */
  'allIn',
  /** The same with a verb: 'la preferisco blu'. */
  'prefersIt',
  /** Says that something is too much, or very: 'too bold', 'muy serio'. */
  'tooMuch',
  /** 'Very' behind where she goes: 'una oficina muy formal'. */
  'very',
  /** Before both of two ends: 'neither too wide nor too narrow'. */
  'neither',
  /** Before a piece that shall be of a colour: 'make the skirt green'. */
  'make',
  /** Asks, in a question, how a piece can be: 'could the trousers be navy?'. */
  'be',
  /** The same without a question mark: 'que el vestido sea rojo'. */
  'shallBe',
  /** Between a piece and the colour that it shall have: 'the skirt in green'. */
  'into',
  /** Asks for a version of what lies there: '黒にして', '粉色版'. */
  'turnsInto',
  /** Between a colour and the one for which it is given away: 'the black dress for the green one'. */
  'forOne',
  /** She can do without a piece: 'without the hat', 'I do not need'. */
  'without',
  /** Says that one cannot walk in a pair: 'I can't walk in those shoes'. */
  'cannotWalk',
  /** Praises, behind 'everything': 'tout est joli'. */
  'nice',
  /** A 'no' before 'nothing', which denies it already: 'não quero nada justo'. */
  'not',
  /** 'Nothing', behind such a 'no'; in a question it asks for something: 'y a rien de plus gai ?'. */
  'nothing',
  /** Concludes from the clause before: 'así que ni hablar'. */
  'so',
  /** Behind a sum that is not to be spent: 'mehr als 80 möchte ich nicht ausgeben'. */
  'notSpent',
  /** She speaks of herself: 'I', 'me', 'we'. */
  'firstPerson',
  /** Stands for a person who was named: 'he needs a jumper'. */
  'he',
  /** Behind a person of whom the sentence tells: 'my husband is going to Oslo'. */
  'goes',
  /** She wears it herself: 'camisa de homem pra mim'. */
  'forMe',
  /** What is given: 'Christmas present for my brother'. */
  'gift',
  /** Something is to be given, whoever it is for. */
  'giftWord',
  /** Names all that is worn, and no piece: 'clothes', 'одежда'. */
  'clothes',
  /** Of a bag: how large it is. */
  'small',
  /** Beside the size of a piece: 'size', 'Gr.', '码'. */
  'sizeWord',
  /** How wide a heel is. */
  'blockHeel',
  'kittenHeel',
  /** Before the years of a couple: 'nos 10 ans'. */
  'our',
  /** Within a request: 'please'. */
  'please',
  /** Denies for good: 'I never wear'. */
  'never',
  /** With whom she works, in what is listed as work: 'my colleagues'. */
  'colleague',
  /** Before pieces of which all are so: 'all trousers are too short on me'. */
  'every',
  /** Tells what lies there: 'that is'. */
  'thisIs',
  /** An article before one piece, and not before all of a kind: 'el', but not 'los'. */
  'theOne',
  /** Behind a piece that lies there and shall be otherwise: 'must', 'should'. */
  'must',
  /** Says of a bag that another size is asked for: 'bigger', 'too small'. */
  'otherSize',
  /** Behind what could be left out: 'is too much'. */
  'superfluous',
  /** Beside a quality of which there is too little: 'not warm enough'. */
  'enough',
  /** At the end of a question of which she knows the answer, and where it denies nothing: 'the bag in brown, no?' */
  'tagNo',
  /** What she does with or for somebody whom she does not dress: 'to impress my boss'. */
  'company',
  /** Tells a girl among the children: 'my daughter who is 25'. */
  'daughter',
  /** Before what she has, beside what she asks for: 'tengo un vestido azul y no sé qué zapatos'. */
  'iHaveA',
  /** Says that she is not what follows, or in Japanese what stands before: 'not pregnant'. */
  'amNot',
  /** Says what she has paid for something else: 'I paid 300 last time'. */
  'paid',
  /** Says that she gives it to somebody: 'le regalo'. */
  'givesTo',
  /** Which of those that lie there: 'the second one'. */
  'firstOfThese',
  'secondOfThese',
  'thirdOfThese',
  'fourthOfThese',
  'lastOfThese',
  /** A country or an island, where a journey is no city trip. */
  'country',
  /** Before what hangs in her wardrobe already: 'I only own'. */
  'ownsAhead',
  /** Behind it: 'hab ich genug'. */
  'ownsBehind',
  /** She wears it, here and now: with `often`, or as a whole in `habit`, it is what she does and not what she wants. */
  'wears',
  'often',
  'habit',
  /** She could wear it, and asks for it: 'something I can wear every day'. */
  'mayWear',
  /** Says that it shall be otherwise than always: 'for once', 'sick of'. */
  'forOnce',
  /** Before when she wears what she has, in Japanese behind it: 'that I only wear at'. */
  'onlyWorn',
  /** Before what she shall not look like, which denies nothing before it: 'so I don't look like'. */
  'lest',
  /** Says of a colour or a material why it is none for her: 'gets ruined', 'itches'. */
  'spoils',
  /** Before two things of which she takes one: 'entre la negra y la azul'. */
  'between',
  /** Says that somebody else has it already: 'she has plenty'. */
  'theyOwn',
  /** Says that it is so with another thing: 'and the scarf, too'. */
  'alsoSo',
  /** Says of heels that they shall be low: 'not high'. */
  'notHigh',
  /** A while: 'long' behind it is no hem: 'giornate lunghe'. */
  'time',
  /** Says that a sum is enough, and asks for no delivery: 'cem euros chegam?'. */
  'suffices',
  /** Her skin, or leather: 'la pelle che si irrita'. */
  'skin',
  /** A ceremony, which is festive unless it is a funeral's. */
  'ceremony',
  /** Where somebody is buried: of a funeral it remembers nobody else. */
  'graveyard',
  /** To show a part of her, which she does not like to: 'no me gusta enseñar los brazos'. */
  'shows',
  /** Says of a part of her that it is large: 'meine Beine sind kräftig'. */
  'stout',
  /** Behind a height or a heel. */
  'centimetres',
  /** Behind a height. */
  'metres',
  /** Before the centimetres of a height: 'un metro e 58'. */
  'aMetre',
  /** Behind a height of feet and inches. */
  'feet',
  /** Behind a weight. */
  'kilograms',
  /** Behind a number that is no sum, size or age: 'denier', 'percent'. */
  'counted',
  /** Behind the age of a child: 'my 8 year old son'. */
  'yearOld',
  /** Behind 'years of' it is an age, and no time: '20 anos de idade'. */
  'age',
  /** Within a number: 'two hundred and ten'. */
  'numberAnd',
] as const
export type CueName = (typeof cueNames)[number]
