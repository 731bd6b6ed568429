import type { OutfitPreset } from '../../product.ts'

/** One outfit of Explore. */
export interface PostPlan {
  id: string
  title: string
  description: string
  occasion: OutfitPreset['occasion']
  /** Width by height of its board: the wall of boards is a masonry. */
  aspect: number
  /** The most telling piece first. */
  items: string[]
  isMirrored?: boolean
  /** The template of the studio that it follows, and whose words it has. */
  templateId?: string
}
