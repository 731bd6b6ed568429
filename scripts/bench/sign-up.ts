/** Creates an account without the form; returns its session cookie. */
export async function signUp(address: string) {
  const password = `bench-${crypto.randomUUID()}`
  const response = await fetch(`${address}/api/auth/signup`, {
    method: 'POST',
    headers: { origin: address, 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Bench',
      email: `${crypto.randomUUID()}@example.com`,
      password,
      confirmPassword: password,
      minimumAge: true,
    }),
  })
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0]
  if (!cookie) throw new Error(`${address} made no account: it answered ${response.status}`)
  return cookie
}
