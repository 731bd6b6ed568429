/** What is said of one design: its titles are its colourways'. The pairs are a subtitle and a description. */
export interface DesignWords {
  titles: string[]
  en: [subtitle: string, description: string]
  fr: [subtitle: string, description: string]
}
