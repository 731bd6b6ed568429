import { createElement, type ReactNode } from 'react'

/** Where a phrase ends. */
const phraseEnd = new RegExp(
  [
    // After kana and before what is no kana, or before the お or ご of what comes next; but not within a word: after お or ご, and where a single
    // kana that is no particle stands between two characters (使い方, 取り消し).
    /(?<=\p{sc=Hira})(?<![おご]|気に|ひと)(?=[おご]?[\p{sc=Han}\p{sc=Kana}\w])(?![直方])(?!(?<=\p{sc=Han}[^をはがにでともへやのな])[\p{sc=Han}\p{sc=Kana}])/u,
    // Where two phrases meet in kana, the second is known by the words with which headlines begin one.
    /(?<=[はがにをもらへ])(?=もう|まだ|ここ|いつ|どれ|どの|どう|いかが|はじめ|あり|おかえり|ようこそ)/u,
    // Between the parts of a long compound (自動作成スタジオ).
    /(?<=[\p{sc=Kana}ー]{4})(?=\p{sc=Han}{2})|(?<=\p{sc=Han}{2})(?=[\p{sc=Kana}ー]{4})/u,
  ]
    .map(({ source }) => source)
    .join('|'),
  'u',
)

/** A text, cut where a line of it may end. */
export const phrasesOf = (text: string) => text.split(phraseEnd)

/** The text with the elements at which its lines may end: not characters, so that whoever copies or hears it gets the message as it is. */
export const markPhrases = (text: string): ReactNode =>
  phrasesOf(text).flatMap((phrase, key) => (key > 0 ? [createElement('wbr', { key }), phrase] : phrase))
