import { createServer } from 'node:net'

/** Ends the command, saying why, where something else listens on the port. */
export async function needFreePort(port: number) {
  const server = createServer()
  const isFree = await new Promise<boolean>((resolve) => {
    server
      .once('error', () => resolve(false))
      .listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
  if (isFree) return
  console.error(
    `Something answers on port ${port} already. End it, or choose another: PORT=${port + 1} npm start`,
  )
  process.exit(1)
}
