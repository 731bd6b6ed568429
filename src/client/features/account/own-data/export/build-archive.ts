import { downloadZip } from 'client-zip'
import { fetchAhead } from './fetch-ahead.ts'
import { nameFiles, type Packed } from './file-names.ts'
import { readThisDevice } from './on-this-device.ts'
import { writePage } from './archive-page.ts'
import { fetchAccountData, type AccountData } from './account-data.ts'

export type Progress = { done: number; total: number }

type Options = { userId: string; signal: AbortSignal; onProgress: (progress: Progress) => void }

/** All of the shopper's data as one archive: index.html to read, data/ for programs, and the pictures. */
export async function buildArchive({ userId, signal, onProgress }: Options) {
  const [account, here] = await Promise.all([fetchAccountData(signal), readThisDevice(userId)])
  return await downloadZip(filesOf(account, here, signal, onProgress)).blob()
}

async function* filesOf(
  account: AccountData,
  here: Packed[],
  signal: AbortSignal,
  onProgress: Options['onProgress'],
): AsyncGenerator<Packed> {
  const files = nameFiles(account.pictures)
  const missing = new Set<string>()
  const total = files.size
  onProgress({ done: 0, total })
  let done = 0
  for await (const { url, picture } of fetchAhead([...files.keys()], signal)) {
    if (picture) yield { name: files.get(url) ?? url, input: picture }
    else missing.add(url)
    onProgress({ done: ++done, total })
  }
  yield* here
  const lasting = new Map([...files].filter(([url]) => !missing.has(url)))
  const data = withFiles(account, lasting)
  for (const [part, value] of Object.entries(data))
    yield { name: `data/${part}.json`, input: JSON.stringify(value, null, 2) }
  const ownFiles = here.map(({ name }) => name)
  yield { name: 'index.html', input: writePage(data, [...lasting.values()], ownFiles) }
}

/**
 * Picture addresses stop working when the account ends, so the data names each picture by its file in the
 * archive.
 */
const withFiles = (account: AccountData, files: Map<string, string>) =>
  JSON.parse(JSON.stringify(account), (_, value: unknown) =>
    typeof value === 'string' ? (files.get(value) ?? value) : value,
  ) as AccountData
