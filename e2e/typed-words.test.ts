import type { Language } from '@cabine/sophia/vocabulary/languages.ts'
import { messagesIn } from './page-language.ts'
import { expect, test } from './test.ts'

const questions: [language: Language, begun: string, suggested: string, typed: string, english: string][] = [
  ['fr', 'robe en s', 'robe en soie', 'robe en soie à moins de 300 €', 'silk dress under 300'],
  ['ar', 'فست', 'فستان', 'فستان حرير أقل من ٣٠٠ دولار', 'silk dress under 300'],
]

for (const [language, begun, suggested, typed, english] of questions) {
  test.describe(`a shopper who speaks ${language}`, () => {
    test.use({ locale: language })

    test('types in her own words, is offered the rest of them, and finds', async ({ page }) => {
      const says = messagesIn(language)
      const answer = await page.request.get(`/api/search?q=${encodeURIComponent(english)}`)
      const expected = ((await answer.json()) as { products: { name: string }[] }).products
      expect(expected.length).toBeGreaterThan(0)

      await page.goto('/search')
      const field = page.getByRole('combobox', { name: says('search.field') })
      await field.fill(begun)
      await expect(page.getByRole('option', { name: suggested, exact: true })).toBeVisible()

      await field.fill(typed)
      await field.press('Enter')
      await expect(page.getByRole('heading', { level: 1 })).toContainText(typed)
      const found = page.locator('#found').getByRole('article')
      await expect(found).toHaveCount(expected.length)
      for (const { name } of expected.slice(0, 3))
        await expect(found.filter({ hasText: name }).first()).toBeVisible()
    })
  })
}
