import { useState } from 'react'
import Download from 'lucide-react/icons/download'
import FileText from 'lucide-react/icons/file-text'
import { t } from '#client/i18n/messages.ts'
import { formatRow } from '#client/i18n/format.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { Checkbox } from '#client/ui/checkbox.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { FileButton } from '#client/ui/file-button.tsx'
import { orToast } from '#client/ui/toasts/toast-failure.ts'
import { toast } from '#client/ui/toasts/toast-store.ts'
import { doublesIn, maxListRows, type List, type ListRow } from '#shared/own-clothes/list/read-list.ts'
import { closetLimit, useCloset } from '../closet-store.ts'
import { factsOfPiece, nameOfPiece } from '../closet-words.ts'
import { addFromList, readListFile, saveList, takeBack } from './list-file.ts'

type Props = { open: boolean; onClose: () => void }

/** Her closet as a table: brought in, with a look at what was understood first, and saved. */
export function ListDialog({ open, onClose }: Props) {
  const pieces = useCloset((state) => state.pieces)
  const [list, setList] = useState<List | null>(null)
  const [failure, setFailure] = useState('')
  const [isReading, setIsReading] = useState(false)

  async function read(file: File) {
    setIsReading(true)
    setFailure('')
    const result = await readListFile(file)
      .catch(() => 'no_table' as const)
      .finally(() => setIsReading(false))
    if (typeof result === 'string') setFailure(t(`closet-list.${result}`, { count: maxListRows }))
    else if (result.rows.length === 0) setFailure(t('closet-list.empty'))
    else setList(result)
  }

  const close = () => {
    onClose()
    setList(null)
    setFailure('')
  }

  return (
    <Dialog open={open} onClose={close} title={t('closet-list.title')}>
      {list ? (
        <Preview list={list} onBack={() => setList(null)} onDone={close} />
      ) : (
        <div className="grid gap-8">
          <section className="grid justify-items-start gap-3">
            <h3 className="font-display text-display-sm">{t('closet-list.bringIn')}</h3>
            <p className="text-ink-soft">{t('closet-list.bringInHint')}</p>
            <div aria-busy={isReading}>
              <FileButton
                accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
                onFile={(file) => void read(file)}
                icon={<FileText aria-hidden className="size-4.5" strokeWidth={1.5} />}
              >
                {t(isReading ? 'closet-list.reading' : 'closet-list.choose')}
              </FileButton>
            </div>
            {failure && <Alert>{failure}</Alert>}
          </section>
          {pieces.length > 0 && (
            <section className="grid justify-items-start gap-3">
              <h3 className="font-display text-display-sm">{t('closet-list.save')}</h3>
              <p className="text-ink-soft">{t('closet-list.saveHint')}</p>
              <Button
                variant="outline"
                icon={<Download aria-hidden className="size-4.5" strokeWidth={1.5} />}
                onClick={() => saveList(pieces)}
              >
                {t('closet-list.saveFile')}
              </Button>
            </section>
          )}
        </div>
      )}
    </Dialog>
  )
}

type PreviewProps = { list: List; onBack: () => void; onDone: () => void }

/** What was understood of each line. Nothing is added before she says so. */
function Preview({ list, onBack, onDone }: PreviewProps) {
  const pieces = useCloset((state) => state.pieces)
  const [doubles] = useState(() => doublesIn(list.rows, pieces))
  const [chosen, setChosen] = useState(
    () => new Set(list.rows.flatMap(({ line, details }) => (details && !doubles.has(line) ? [line] : []))),
  )
  const [isAdding, setIsAdding] = useState(false)
  const room = Math.max(0, closetLimit() - pieces.length)
  const isTooMuch = chosen.size > room

  const choose = (line: number, isChosen: boolean) =>
    setChosen(new Set(isChosen ? [...chosen, line] : [...chosen].filter((one) => one !== line)))

  async function add() {
    setIsAdding(true)
    const wanted = list.rows.flatMap(({ line, details }) => (details && chosen.has(line) ? [details] : []))
    const added = await addFromList(wanted).finally(() => setIsAdding(false))
    onDone()
    toast({
      title: t('closet-list.added', { count: added.length }),
      tone: 'success',
      action: { label: t('closet.undo'), onClick: () => void orToast(takeBack(added)) },
    })
  }

  return (
    <div className="grid gap-5">
      {list.unknownColumns.length > 0 && (
        <p className="text-sm text-ink-soft">
          {t('closet-list.unknownColumns', { columns: formatRow(list.unknownColumns) })}
        </p>
      )}
      <ul className="divide-y divide-hairline border-y border-hairline">
        {list.rows.map((row) => (
          <Row
            key={row.line}
            row={row}
            isDouble={doubles.has(row.line)}
            isChosen={chosen.has(row.line)}
            onChoose={(isChosen) => choose(row.line, isChosen)}
          />
        ))}
      </ul>
      {isTooMuch && <Alert>{t('closet-list.noRoom', { count: room })}</Alert>}
      <div className="flex flex-wrap gap-3">
        <Button
          size="lg"
          loading={isAdding}
          disabled={chosen.size === 0 || isTooMuch}
          onClick={() => void orToast(add())}
        >
          {t('closet-list.add', { count: chosen.size })}
        </Button>
        <Button size="lg" variant="quiet" onClick={onBack}>
          {t('closet-list.otherFile')}
        </Button>
      </div>
    </div>
  )
}

type RowProps = { row: ListRow; isDouble: boolean; isChosen: boolean; onChoose: (isChosen: boolean) => void }

function Row({ row: { line, details, name, faults }, isDouble, isChosen, onChoose }: RowProps) {
  const facts = details && [t(`closet.kind_${details.category}`), factsOfPiece({ details })].filter(Boolean)
  return (
    <li className="py-1">
      <Checkbox
        checked={isChosen}
        disabled={details === null}
        onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
        label={
          <span className="grid gap-0.5">
            <span>
              {details ? nameOfPiece({ details }) : name || t('closet-list.line', { number: line })}
            </span>
            {facts && <span className="text-sm text-ink-soft">{formatRow(facts)}</span>}
            {isDouble && <span className="text-sm text-ink-soft">{t('closet-list.double')}</span>}
            {details === null && <span className="text-sm text-bad">{t('closet-list.noKind')}</span>}
            {details !== null && faults.length > 0 && (
              <span className="text-sm text-ink-soft">
                {t('closet-list.notUnderstood', { words: formatRow(faults.map(({ text }) => text)) })}
              </span>
            )}
          </span>
        }
      />
    </li>
  )
}
