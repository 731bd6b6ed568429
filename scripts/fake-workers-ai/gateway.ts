import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import * as v from 'valibot'
import { photographMarks } from '#worker/testing/photographer-scenarios.ts'
import { misbehave } from '../fake-photographers/misbehave.ts'
import { sizeOf } from '../fake-photographers/pictures.ts'
import { Plan } from '../fake-photographers/plan.ts'
import { readPrompt } from '../fake-photographers/read-prompt.ts'
import { render } from '../fake-photographers/render.ts'
import { splitGrid } from '../fake-photographers/split-grid.ts'
import { gatewayModels, gatewayRefusals, type Refusal } from './refusals.ts'

const dataUri = v.pipe(v.string(), v.regex(/^data:image\/(?:jpeg|png|webp);base64,[A-Za-z0-9+/=]+$/))

/** What Cloudflare's page of the model lists. */
const inputs = v.strictObject({
  prompt: v.pipe(v.string(), v.minLength(1)),
  image_input: v.optional(v.pipe(v.array(dataUri), v.maxLength(3)), []),
  aspect_ratio: v.optional(v.string()),
  resolution: v.optional(v.picklist(['1K', '2K', '4K'])),
  output_format: v.optional(v.picklist(['jpg', 'png'])),
})

type Tell = {
  picture: (response: ServerResponse, image: string | null) => unknown
  refusal: (response: ServerResponse, refusal: Refusal) => unknown
}

const bytesOf = (uri: string) => Buffer.from(uri.slice(uri.indexOf(',') + 1), 'base64')

/** Google's editors behind AI Gateway. The REST call is answered with an address, the binding with the picture. */
export function createGateway(slowMs: number, ownAddress: () => string) {
  const plan = new Plan(photographMarks.gateway)
  const pictures = new Map<string, Buffer>()

  async function run(
    model: string,
    asked: unknown,
    { isRest, tell }: { isRest: boolean; tell: Tell },
    request: IncomingMessage,
    response: ServerResponse,
  ) {
    if (!gatewayModels.includes(model)) return tell.refusal(response, gatewayRefusals.unknown_model)
    const parsed = v.safeParse(inputs, asked)
    if (!parsed.success)
      return tell.refusal(response, { status: 400, code: 5006, message: v.summarize(parsed.issues) })
    const { prompt, image_input, ...rest } = parsed.output
    const [person, ...others] = image_input.map(bytesOf)
    if (!person) return tell.refusal(response, gatewayRefusals.bad_request)
    const { draft, garments } = await readPieces(prompt, others)
    const pieces = garments.map(({ garment }) => garment)
    const scenario = await plan.choose(pieces)
    const size = await sizeOf(person).catch(() => null)
    if (!size) return tell.refusal(response, gatewayRefusals.unreadable)
    const made = await render(scenario, { person, draft, garments, size })
    plan.record({
      scenario,
      garments: pieces,
      asked: { ...rest, prompt, model, hasDraft: draft !== null },
      made,
    })
    if (scenario === 'slow') await pause(slowMs, undefined, { ref: false })
    if (misbehave(scenario, request, response)) return undefined
    const refused = gatewayRefusals[scenario]
    if (refused) return tell.refusal(response, refused)
    return tell.picture(response, made !== null && isRest ? keep(made) : made)
  }

  function keep(made: string) {
    const id = randomUUID()
    pictures.set(id, Buffer.from(made, 'base64'))
    const [oldest] = pictures.keys()
    if (pictures.size > 20 && oldest) pictures.delete(oldest)
    return `${ownAddress()}/outputs/${id}`
  }

  return { plan, run, pictureOf: (id: string) => pictures.get(id) ?? null }
}

/** Several pieces stand in one picture, which the prompt tells. */
async function readPieces(prompt: string, others: Buffer[]) {
  const { draft, garments } = readPrompt(prompt, others)
  const places = [...prompt.matchAll(/wears (the [\w ]+) at the [\w ]+ of the \w+ picture/g)]
  const [first] = garments
  if (!first || places.length < 2) return { draft, garments }
  const cells = await splitGrid(first.garment, places.length)
  const named = readPrompt(
    places.map(([, noun], i) => `wears ${noun} of the ${ordinals[i + 1]} picture`).join(' '),
    cells,
  )
  return { draft, garments: named.garments }
}

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh']
