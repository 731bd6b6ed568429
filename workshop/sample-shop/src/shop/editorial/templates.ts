/** What the studio makes outfits after. */
export interface Template {
  id: string
  title: string
  description: string
  occasion: string
  style: string
  pieces: string[]
  colors: string[]
}

export const templates: Template[] = [
  {
    id: 'monday-meeting',
    title: 'Monday Meeting',
    description: 'Tailoring that speaks for you.',
    occasion: 'work',
    style: 'classic',
    pieces: ['tailored blazer', 'silk blouse', 'straight trousers', 'pointed pumps', 'leather tote'],
    colors: ['black', 'ivory', 'camel'],
  },
  {
    id: 'creative-office',
    title: 'Creative Office',
    description: 'A shirt, easy trousers, and flat shoes for a long day.',
    occasion: 'work',
    style: 'modern',
    pieces: ['striped shirt', 'pleated trousers', 'penny loafers', 'top-handle bag'],
    colors: ['blue', 'stone', 'cognac'],
  },
  {
    id: 'friday-desk',
    title: 'Friday at the Desk',
    description: 'Denim under a blazer: the weekend is almost here.',
    occasion: 'work',
    style: 'relaxed',
    pieces: ['linen blazer', 'crew-neck tee', 'straight jeans', 'ballet flats', 'crossbody bag'],
    colors: ['oat', 'white', 'mid blue'],
  },
  {
    id: 'first-date',
    title: 'First Date',
    description: 'Something soft, something dark, and shoes you can walk home in.',
    occasion: 'date',
    style: 'romantic',
    pieces: ['wrap top', 'flared jeans', 'block-heel sandals', 'mini bag', 'hoop earrings'],
    colors: ['rosewood', 'indigo', 'gold'],
  },
  {
    id: 'candlelit-dinner',
    title: 'Candlelit Dinner',
    description: 'Silk that catches the candlelight.',
    occasion: 'date',
    style: 'evening',
    pieces: ['slip dress', 'leather jacket', 'strappy heels', 'envelope clutch'],
    colors: ['champagne', 'black', 'silver'],
  },
  {
    id: 'saturday-market',
    title: 'Saturday Market',
    description: 'Linen, a roomy bag, and no plans after noon.',
    occasion: 'casual',
    style: 'natural',
    pieces: ['linen shirt', 'linen shorts', 'slide sandals', 'straw basket bag', 'straw hat'],
    colors: ['sage', 'white', 'tan'],
  },
  {
    id: 'city-sunday',
    title: 'City Sunday',
    description: 'A trench, good denim, and a bakery within walking distance.',
    occasion: 'casual',
    style: 'classic',
    pieces: ['trench coat', 'breton top', 'wide-leg jeans', 'court sneakers', 'shoulder bag'],
    colors: ['stone', 'navy', 'white'],
  },
  {
    id: 'winter-walk',
    title: 'Winter Walk',
    description: 'A warm knit and a coat to the knee; cold cheeks, warm hands.',
    occasion: 'casual',
    style: 'cosy',
    pieces: ['wool coat', 'cable sweater', 'knit trousers', 'Chelsea boots', 'wool scarf', 'beanie'],
    colors: ['oatmeal', 'charcoal', 'camel'],
  },
  {
    id: 'wedding-guest',
    title: 'Wedding Guest',
    description: 'A skirt for the dance floor, silk for the photos.',
    occasion: 'events',
    style: 'romantic',
    pieces: ['pleated midi skirt', 'silk camisole', 'slingback heels', 'satin clutch', 'pearl earrings'],
    colors: ['sage', 'ivory', 'pearl'],
  },
  {
    id: 'opening-night',
    title: 'Opening Night',
    description: 'One dress in a bold color, and one thing that shines.',
    occasion: 'events',
    style: 'glamorous',
    pieces: ['column gown', 'strappy heels', 'envelope clutch', 'cuff bracelet'],
    colors: ['ruby', 'black', 'gold'],
  },
  {
    id: 'holiday-terrace',
    title: 'Vacation Terrace',
    description: 'A dress that packs small and dries overnight.',
    occasion: 'everyday',
    style: 'natural',
    pieces: ['maxi dress', 'espadrille sandals', 'bucket bag', 'straw hat', 'sunglasses'],
    colors: ['terracotta', 'white', 'straw'],
  },
  {
    id: 'quiet-morning',
    title: 'Quiet Morning',
    description: 'Knit from neck to knee, for coffee and nothing urgent.',
    occasion: 'everyday',
    style: 'minimal',
    pieces: ['ribbed knit dress', 'suede ankle boots', 'hobo bag', 'wool scarf'],
    colors: ['oatmeal', 'taupe', 'cream'],
  },
]
