const ideographs = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+/gu

export const isIdeographic = (text: string) =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]/u.test(text)

/**
 * Japanese and Chinese are written without spaces, so their texts are in the index as pairs of neighbouring characters:
 * '花柄刺繍' as '花柄 柄刺 刺繍'. A phrase of pairs finds the text wherever it stands in a longer one.
 */
export const pairsOf = (text: string): string[] =>
  (text.normalize('NFKC').match(ideographs) ?? []).flatMap((run) => {
    const characters = Array.from(run)
    return characters.length === 1
      ? characters
      : characters.slice(1).map((character, i) => `${characters[i]}${character}`)
  })
