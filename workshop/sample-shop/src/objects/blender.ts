import { spawn } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { View } from '../further-views.ts'
import type { Materials } from './range/model.ts'

const blender = process.env.BLENDER_PATH ?? 'blender'
const script = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/** One picture to be taken; `picture` and `shadow` are the files that Blender leaves. */
export interface Shot {
  name: string
  model: string
  look: Materials
  /** Degrees that the subject is turned by, in a film. */
  turn?: number
  /** A further picture; where its model is looked at closely, subjects.py says. */
  view?: View
  picture: string
  shadow: string
  width: number
  samples: number
  /** Framed for a whole turn: a frame of a film. */
  isSteady?: boolean
}

/** Runs Blender once for all shots; `onTaken` is called with the name of each as it is finished. */
export async function takeShots(shots: Shot[], folder: string, onTaken: (name: string) => void) {
  const job = join(folder, 'job.json')
  const threads = Math.min(4, availableParallelism())
  await writeFile(job, JSON.stringify(shots.map((shot) => ({ ...shot, threads }))))
  await run('photograph.py', [job], (line) => {
    const [word, name] = line.split(' ')
    if (word === 'TAKEN') onTaken(name)
    if (word === 'FAILED') console.error(`${name} could not be built`)
  })
}

/** Joins frame-000.png, frame-001.png … of a folder into a WebM film. */
export const joinFrames = (folder: string, film: string, framesPerSecond: number) =>
  run('film.py', [folder, film, String(framesPerSecond)])

function run(name: string, args: string[], onLine?: (line: string) => void) {
  const child = spawn(
    blender,
    ['--background', '--factory-startup', '--python', script(name), '--', ...args],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const lines = createInterface({ input: child.stdout })
  lines.on('line', (line) => onLine?.(line))
  return new Promise<void>((resolve, reject) => {
    child.on('error', () =>
      reject(
        new Error(
          `Blender was not found as '${blender}'. Install Debian's package (apt install blender), ` +
            'or set BLENDER_PATH to the program. Version 3.4 made the pictures.',
        ),
      ),
    )
    child.on('close', (code) => (code ? reject(new Error(`Blender ended with ${code}`)) : resolve()))
  })
}
