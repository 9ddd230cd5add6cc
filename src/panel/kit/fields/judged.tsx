import { useEffect, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { lostFileReason } from '#api/lost-file.ts'
import { cutWords, isCutJpeg } from '#contract/cut-jpeg.ts'
import { uploadKinds, type Accept } from '#contract/upload-kinds.ts'
import { judge } from '#contract/uploads.ts'
import { useFormExtension } from '../form-context.ts'
import { listNames } from '../text.ts'
import type { Waiting } from './waiting.ts'
import styles from './fields.module.css'

/** The reason why the API will refuse a file, in the API's words, or why the browser cannot read it. */
const findProblem = async (file: File, accept: Accept): Promise<string | undefined> => {
  try {
    return (await judge(file, accept)).wrong?.message
  } catch (error) {
    return lostFileReason(error) ?? 'No pudimos leer el archivo. Volvé a elegirlo.'
  }
}

const findCut = async (file: File, accept: Accept): Promise<string | undefined> =>
  uploadKinds[accept].isVisual && (await isCutJpeg(file)) ? cutWords : undefined

/** The problem of a file, shown when the file is chosen. The file may still be sent, since the API decides (§5). */
export const useProblem = (file: File | undefined, accept: Accept): string | undefined => {
  const [result, setResult] = useState<{ readonly checkedFile: File; readonly problem: string | undefined }>()
  useEffect(() => {
    let current = true
    const check = async (checkedFile: File) => {
      const problem = (await findProblem(checkedFile, accept)) ?? (await findCut(checkedFile, accept))
      if (current) setResult({ checkedFile, problem })
    }
    if (file) void check(file)
    return () => {
      current = false
    }
  }, [file, accept])
  return result && result.checkedFile === file ? result.problem : undefined
}

/** The chosen files that a field takes, and the others with the reason; a file that is too large stays, since it can be shrunk. */
export const judgeFiles = async (files: readonly File[], accept: Accept) => {
  const waitingFiles = await Promise.all(
    files.map(async (file): Promise<Waiting> => ({ file, reason: await findProblem(file, accept) })),
  )
  const isOut = ({ file, reason }: Waiting) => reason !== undefined && file.size <= uploadKinds.image.limit
  return { good: waitingFiles.filter((waitingFile) => !isOut(waitingFile)), leftOut: waitingFiles.filter(isOut) }
}

/** The files that a field holds now, with the judgements of those that were read. A file that was taken out while others were read stays out. */
export const withJudged = (
  files: readonly Waiting[],
  good: readonly Waiting[],
  leftOut: readonly Waiting[],
): Waiting[] =>
  files
    .filter(({ file }) => !leftOut.some((refused) => refused.file === file))
    .map((waitingFile) => good.find(({ file }) => file === waitingFile.file) ?? waitingFile)

/** Names the chosen files that were left out, in one sentence for each reason. */
export const leftOutWords = (leftOut: readonly Waiting[]): string[] =>
  [...Map.groupBy(leftOut, ({ reason = '' }) => reason)].map(([reason, files]) => {
    const names = files.map(({ file }) => `“${file.name}”`)
    return `${names.length === 1 ? 'Quedó' : 'Quedaron'} afuera ${listNames(names, names.length === 4 ? 4 : 3)}. ${reason}`
  })

/** The files that a field refused: the field is marked with the reason and takes the focus, until the next choice or save. */
export const useLeftOut = (name: string) => {
  const { setFocus } = useFormContext()
  const [leftOut, setLeftOut] = useState<readonly Waiting[]>([])
  useFormExtension({
    check: () => {
      setLeftOut([])
      return true
    },
  })
  return {
    error: leftOut.length > 0 && (
      <output>
        {leftOutWords(leftOut).map((words) => (
          <span key={words} className={styles.line}>
            {words}
          </span>
        ))}
      </output>
    ),
    refuse: (refused: readonly Waiting[]) => {
      setLeftOut(refused)
      if (refused.length > 0) setFocus(name)
    },
  }
}
