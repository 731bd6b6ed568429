import type { IncomingMessage, ServerResponse } from 'node:http'
import type { PhotographScenario } from '#worker/testing/photographer-scenarios.ts'

/** What befalls a call on its way, whoever it was meant for. True where nothing is left to be answered. */
export function misbehave(scenario: PhotographScenario, request: IncomingMessage, response: ServerResponse) {
  switch (scenario) {
    case 'hangs':
      return true
    case 'dropped':
      request.socket.destroy()
      return true
    case 'not_json':
      response.writeHead(200, { 'Content-Type': 'text/plain' }).end('done')
      return true
    case 'bad_gateway':
      response.writeHead(502, { 'Content-Type': 'text/html' }).end('<h1>502</h1>')
      return true
    default:
      return false
  }
}
