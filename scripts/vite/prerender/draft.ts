/** What would tie it to the page's real parts, for a screen reader or a label: it is a picture of them. */
const ties =
  / (?:id|for|role|name|tabindex|autocomplete|aria-(?:label|labelledby|controls|describedby|live))="[^"]*"/gi
const marks = /<!--.*?-->|<template[^>]*><\/template>/g
const field = /<input[^>]*?(?: class="([^"]*)")[^>]*>/g

/**
 * The first view of an app page, to look at until its code draws the page in its place: nobody is told of it,
 * and nothing in it can be pressed or filled in.
 */
export function draftOf(name: string, html: string) {
  const picture = html.replaceAll(marks, '').replaceAll(field, '<div class="$1"></div>').replaceAll(ties, '')
  return `<div data-draft="${name}" aria-hidden="true" inert>${picture}</div>`
}
