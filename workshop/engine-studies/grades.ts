import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import * as v from 'valibot'

/** Which engine made a look: the one before a change, or the one after it (or the only one). */
export type Side = 'old' | 'new'

const blindKey = v.record(v.string(), v.object({ side: v.picklist(['old', 'new']), look: v.string() }))
/** By the number on a blind sheet: whose look it shows. */
export type BlindKey = v.InferOutput<typeof blindKey>

export type Grade = { number: number; grade: number; flaw: string }

/** What one grader says of one look, the sheet's number resolved. */
export type GradedLook = { grader: string; side: Side; look: string; grade: number; flaw: string }

/** Lines `number<TAB>grade<TAB>flaw`; lines that are not graded yet, comments and a head are left out. */
export function parseGrades(text: string): Grade[] {
  return text.split('\n').flatMap((line) => {
    const [number = '', grade = '', flaw = ''] = line.split('\t').map((part) => part.trim())
    if (!/^\d+$/.test(number) || grade === '') return []
    const value = Number(grade)
    if (!(value >= 1 && value <= 5)) throw new Error(`no grade from 1 to 5: ${line}`)
    return [{ number: Number(number), grade: value, flaw }]
  })
}

/** What graders said, by what the sheets' numbers stand for. Numbers that the key does not know are an error. */
export function resolveGrades(key: BlindKey, grader: string, grades: Grade[]): GradedLook[] {
  const byNumber = new Map(Object.entries(key).map(([number, meant]) => [Number(number), meant]))
  return grades.map(({ number, grade, flaw }) => {
    const meant = byNumber.get(number)
    if (!meant) throw new Error(`${grader} graded ${number}, which the key does not know`)
    return { grader, ...meant, grade, flaw }
  })
}

/** A grader is named after the file of grades. */
export async function readGrades(keyFile: string, files: string[]): Promise<GradedLook[]> {
  const key = v.parse(blindKey, JSON.parse(await readFile(keyFile, 'utf8')))
  const graders = await Promise.all(
    files.map(async (file) =>
      resolveGrades(key, basename(file, '.tsv'), parseGrades(await readFile(file, 'utf8'))),
    ),
  )
  return graders.flat()
}

export const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** Broken or worse: what a grade of at most this says. */
export const BROKEN = 2

/** Share of grades that say that a part is broken. */
export const shareBroken = (grades: number[]) =>
  grades.filter((grade) => grade <= BROKEN).length / grades.length
