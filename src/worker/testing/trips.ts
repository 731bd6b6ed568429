/** How often an answer went to the database. */
export const tripsOf = (answer: { headers: Headers }) =>
  Number(/d1;desc="(\d+)"/.exec(answer.headers.get('server-timing') ?? '')?.[1])
