import type { ServerResponse } from 'node:http'
import type { Account, Run } from './account.ts'
import { answer, refuse } from './http.ts'
import type { Service } from './service.ts'

/** Answers that have nothing to do with the run. True when one was given. */
function misbehave(run: Run, response: ServerResponse) {
  const isFirst = run.statusReads === 1
  switch (run.scenario) {
    case 'status_hangs_once':
      return isFirst
    case 'status_dropped_twice':
      if (run.statusReads <= 2) response.destroy()
      return run.statusReads <= 2
    case 'status_garbage_once':
      if (isFirst) response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"status": "comp')
      return isFirst
    case 'status_server_error_once':
      if (isFirst) refuse(response, 500, 'InternalServerError', 'Something went wrong on our side.')
      return isFirst
    case 'status_rate_limited_once':
      if (isFirst) refuse(response, 429, 'RateLimitExceeded', 'At most 50 reads in 10 seconds.')
      return isFirst
    case 'run_forgotten':
      refuse(response, 404, 'NotFound', 'There is no such prediction.')
      return true
    default:
      return false
  }
}

const dataUri = (run: Run) => `data:${run.outputType};base64,${run.output?.toString('base64')}`

function outputOf(service: Service, run: Run) {
  const address = `${service.address}/outputs/${run.id}`
  switch (run.scenario) {
    case 'output_missing':
      return []
    case 'output_no_picture':
      return [`data:image/jpeg;base64,${Buffer.from('<svg onload="alert(1)"/>').toString('base64')}`]
    case 'output_url_elsewhere':
      return [`http://localhost:9/outputs/${run.id}`]
    case 'output_too_large':
    case 'output_url':
    case 'output_url_gone_once':
    case 'output_url_hangs':
      return [address]
    default:
      return [run.inputs.return_base64 ? dataUri(run) : address]
  }
}

/** The body of the status call and of the webhook. */
export function statusOf(service: Service, run: Run, now: number) {
  const share = (now - run.startedAt) / (run.endsAt - run.startedAt)
  const going = share < 0.1 ? 'starting' : share < 0.2 ? 'in_queue' : 'processing'
  if (share < 1) return { id: run.id, status: going, output: null, error: null }
  if (run.scenario === 'canceled' || run.scenario === 'time_out') {
    return { id: run.id, status: run.scenario, output: null, error: null }
  }
  if (!run.error) return { id: run.id, status: 'completed', output: outputOf(service, run), error: null }
  const error = run.scenario === 'error_as_text' ? `${run.error.name}: ${run.error.message}` : run.error
  return { id: run.id, status: 'failed', output: null, error }
}

export function answerStatus(
  service: Service,
  account: Account,
  id: string | undefined,
  response: ServerResponse,
) {
  const now = Date.now()
  if (!account.takeRead(now)) {
    return refuse(response, 429, 'RateLimitExceeded', 'At most 50 reads in 10 seconds.')
  }
  const run = account.runs.find((one) => one.id === id)
  if (!run) return refuse(response, 404, 'NotFound', 'There is no such prediction.')
  run.statusReads += 1
  if (misbehave(run, response)) return undefined
  return answer(response, 200, statusOf(service, run, now))
}

export function answerOutput(service: Service, id: string | undefined, response: ServerResponse) {
  const run = [...service.accounts.values()].flatMap(({ runs }) => runs).find((one) => one.id === id)
  if (!run?.output) return refuse(response, 404, 'NotFound', 'There is no such picture.')
  run.downloads += 1
  if (run.scenario === 'output_url_hangs') return undefined
  if (run.scenario === 'output_url_gone_once' && run.downloads === 1)
    return refuse(response, 503, 'UnavailableError', 'Not yet.')
  response.writeHead(200, { 'Content-Type': run.outputType })
  if (run.scenario !== 'output_too_large') return response.end(run.output)
  response.write(run.output)
  return response.end(Buffer.alloc(11_000_000))
}
