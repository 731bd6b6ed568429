/**
 * What would tie it to the page's real parts, for a screen reader or a label: it is a picture of them. A drawing
 * keeps its own, which its gradients have.
 */
const ties =
  /(<svg.*?<\/svg>)| (?:id|for|role|name|tabindex|autocomplete|aria-(?:label|labelledby|controls|describedby|live))="[^"]*"/gis
const marks = /<!--.*?-->|<template[^>]*><\/template>/g
const field = /<input([^>]*?) class="([^"]*)"([^>]*)>/g

/** A browser draws its own box for what is ticked. */
const boxOf = (attributes: string) =>
  / type="(?:radio|checkbox)"/.test(attributes) ? ' rounded-full border' : ''

/**
 * The first view of an app page, to look at until its code draws the page in its place: nobody is told of it,
 * and nothing in it can be pressed or filled in.
 */
export function draftOf(name: string, html: string) {
  const picture = html
    .replaceAll(marks, '')
    .replaceAll(
      field,
      (_, before: string, classes: string, after: string) =>
        `<div class="${classes}${boxOf(before + after)}"></div>`,
    )
    .replaceAll(ties, '$1')
  return `<div data-draft="${name}" aria-hidden="true" inert>${picture}</div>`
}
