import type { DesignWords } from './words.ts'

export const tops: DesignWords[] = [
  {
    titles: ['The Sunday Tee'],
    en: [
      'The tee that settles arguments',
      'Weighty enough to hang straight, soft enough to forget. Tuck the front into denim, or let it go under a blazer where a blouse would try too hard.',
    ],
    fr: [
      'Le tee-shirt qui met tout le monde d’accord',
      'Assez lourd pour tomber droit, assez doux pour se faire oublier. Rentré devant dans un jean, ou sous un blazer quand un chemisier en ferait trop.',
    ],
  },
  {
    titles: ['Quayside Breton Top'],
    en: [
      'Stripes with sea legs',
      'The neckline is wide, the cotton heavy, the stripes stop where they should. It has gone with everything since long before any of us.',
    ],
    fr: [
      'Des rayures qui ont le pied marin',
      'L’encolure est large, le coton dense, les rayures s’arrêtent où il faut. Elle va avec tout, et depuis bien avant nous.',
    ],
  },
  {
    titles: ['First Frost Sweater'],
    en: [
      'For the first cold morning',
      'A half-fisherman rib with some room in it. Wear it over satin in the evening: the contrast does the dressing up for you.',
    ],
    fr: [
      'Pour le premier matin froid',
      'Une maille côtelée avec un peu d’ampleur. Le soir, sur une jupe en satin : le contraste suffit à habiller.',
    ],
  },
  {
    titles: ['Candlelight Camisole Top'],
    en: [
      'Silk, by the light of one candle',
      'Cut on the bias so that it follows rather than clings. Under a coat until dinner, on its own after.',
    ],
    fr: [
      'De la soie, à la lueur d’une bougie',
      'Coupé dans le biais, il suit le corps sans le serrer. Sous un manteau jusqu’au dîner, seul ensuite.',
    ],
  },
  {
    titles: ['Refined Ivory Blouse', 'Refined Sky Blouse'],
    en: [
      'A blouse with nothing to prove',
      'Silk with a quiet sheen, a small collar, covered buttons. It makes black trousers look like a decision.',
    ],
    fr: [
      'Un chemisier qui n’a rien à prouver',
      'Une soie au lustre discret, un petit col, des boutons recouverts. Avec lui, un pantalon noir devient un choix.',
    ],
  },
  {
    titles: ['Curtain Call Wrap Top', 'Curtain Call Dotted Wrap Top'],
    en: [
      'Tied once, and it stays',
      'It crosses at the front and finds its own waist. Denim makes it lunch, a pencil skirt makes it the theatre.',
    ],
    fr: [
      'Noué une fois, il ne bouge plus',
      'Il se croise devant et trouve la taille tout seul. Avec un jean, c’est un déjeuner ; avec une jupe crayon, c’est le théâtre.',
    ],
  },
  {
    titles: ['Borrowed Poplin Shirt'],
    en: [
      'His, in theory',
      'Crisp poplin with a dropped shoulder and honest cuffs. Turn them back twice; leave one side untucked if the day allows it.',
    ],
    fr: [
      'La sienne, en théorie',
      'Une popeline nette, l’épaule basse, de vraies manchettes. Retournez-les deux fois ; laissez sortir un pan si la journée s’y prête.',
    ],
  },
  {
    titles: ['Borrowed Linen Shirt'],
    en: [
      'Better for every crease',
      'Linen that starts soft and goes on from there. Open over a swimsuit, buttoned with jeans, knotted by four in the afternoon.',
    ],
    fr: [
      'Chaque pli lui va',
      'Un lin doux dès le premier jour, et plus encore après. Ouverte sur un maillot, boutonnée avec un jean, nouée vers seize heures.',
    ],
  },
  {
    titles: ['Curfew Tie-Neck Blouse', 'Curfew Dotted Tie-Neck Blouse'],
    en: [
      'The bow is optional',
      'Tie it high for the meeting, let it hang loose for whatever comes after. The sleeve has just enough volume to be noticed.',
    ],
    fr: [
      'Le nœud est facultatif',
      'Noué haut pour la réunion, laissé libre pour la suite. La manche a juste assez d’ampleur pour qu’on la remarque.',
    ],
  },
  {
    titles: ['Base Layer Tank Top'],
    en: [
      'The one underneath it all',
      'A fine rib that lies flat under everything and stands on its own in July. Buy the colour that you lose most often.',
    ],
    fr: [
      'Celui qui est sous tout le reste',
      'Une côte fine qui disparaît sous les autres et se suffit en juillet. Prenez la couleur que vous perdez le plus souvent.',
    ],
  },
  {
    titles: ['Intermission Turtleneck Sweater'],
    en: [
      'A frame for the face',
      'Fine knit, high collar, no pattern. With tailoring it replaces shirt and scarf in one move.',
    ],
    fr: [
      'Un cadre pour le visage',
      'Maille fine, col haut, aucun motif. Avec un tailleur, il remplace d’un geste la chemise et le foulard.',
    ],
  },
  {
    titles: ['Reading Room Cardigan Sweater'],
    en: [
      'For rooms with a draught',
      'Neat enough to button up as a sweater, easy enough to live on the back of a chair. It likes pleats and good paragraphs.',
    ],
    fr: [
      'Pour les pièces un peu fraîches',
      'Assez net pour se porter boutonné comme un pull, assez souple pour vivre sur un dossier de chaise. Il aime les plis et les belles phrases.',
    ],
  },
  {
    titles: ['Clubhouse Polo Sweater'],
    en: [
      'Sporty, from a distance',
      'A knitted polo with an open collar and a close waist. With linen trousers it looks like you own a boat, or know somebody who does.',
    ],
    fr: [
      'Sportif, vu de loin',
      'Un polo en maille, col ouvert, taille ajustée. Avec un pantalon de lin, on vous prêterait un bateau, ou des amis qui en ont un.',
    ],
  },
  {
    titles: ['Picnic Square-Neck Top'],
    en: [
      'Shoulders, meet sun',
      'A square neck that draws a clean line under the collarbone. High-waisted anything below, and something cold in a glass.',
    ],
    fr: [
      'Les épaules au soleil',
      'Une encolure carrée qui souligne la clavicule d’un trait net. En bas, une taille haute ; à la main, un verre frais.',
    ],
  },
  {
    titles: ['Harbour Cable Sweater'],
    en: [
      'Wind may do its worst',
      'Thick cables, a proper hem, sleeves to pull over your hands. It will outlast the weather and most of the conversation.',
    ],
    fr: [
      'Le vent peut bien souffler',
      'De grosses torsades, un vrai bord-côte, des manches où cacher ses mains. Il tiendra plus longtemps que la pluie, et que la plupart des conversations.',
    ],
  },
]
