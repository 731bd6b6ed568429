const html = (status: number, body: string) =>
  new Response(`<!doctype html><title>${status}</title><p>${body}</p>`, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  })

/** Answers at the server's address that are not our server's. None of them says who is signed in. */
export const strangersAnswers: [name: string, answer: () => Response][] = [
  ['a 503 whose ray id holds the number', () => html(503, 'Service unavailable. Ray ID: 8c401f2aa0e1')],
  ['a gateway that quotes the words', () => Response.json({ error: 'Not authenticated' }, { status: 502 })],
  [
    'a server that stumbles over its own code',
    () => Response.json({ error: 'not_authenticated' }, { status: 500 }),
  ],
  ['a proxy that wants a password of its own', () => html(401, 'Authorization required')],
  ['another service’s 401', () => Response.json({ error: 'unauthorized' }, { status: 401 })],
  ['an empty 401', () => new Response(null, { status: 401 })],
  ['the page of a hotel’s network', () => html(200, 'Welcome! Please accept our terms (401).')],
  ['an answer without a word', () => new Response('', { status: 200 })],
]

/** Our server's answer when nobody is signed in. */
export const signedOutAnswer = () =>
  Response.json({ success: false, error: 'not_authenticated', message: 'Not authenticated' }, { status: 401 })
