/** How many round trips to the database an answer took. */
export const tripsOf = (answer: { headers: Headers }) =>
  Number(/d1;desc="(\d+)"/.exec(answer.headers.get('server-timing') ?? '')?.[1])
