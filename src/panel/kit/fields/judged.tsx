import { useEffect, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { limits, type Accept } from '../../../contract/fields.ts'
import { judge } from '../../../contract/uploads.ts'
import { usePart } from '../form-context.ts'
import { namesOf } from '../text.ts'
import type { Waiting } from './waiting.ts'
import styles from './fields.module.css'

/** The reason why the API will refuse a file, in the API's words. A file that was moved or deleted after the choice cannot be read. */
const problemOf = async (file: File, accept: Accept): Promise<string | undefined> => {
  try {
    return (await judge(file, accept)).wrong?.message
  } catch {
    return 'No pudimos leer el archivo. Volvé a elegirlo.'
  }
}

/** The problem of a file, shown when the file is chosen. The file may still be sent, since the API decides (§5). */
export const useProblem = (file: File | undefined, accept: Accept): string | undefined => {
  const [found, setFound] = useState<{ readonly of: File; readonly problem: string | undefined }>()
  useEffect(() => {
    let current = true
    const check = async (of: File) => {
      const problem = await problemOf(of, accept)
      if (current) setFound({ of, problem })
    }
    if (file) void check(file)
    return () => {
      current = false
    }
  }, [file, accept])
  return found && found.of === file ? found.problem : undefined
}

/** The chosen files that a field takes, and the others with the reason; one that is too large stays, since it can be shrunk. */
export const judged = async (files: readonly File[], accept: Accept) => {
  const all = await Promise.all(
    files.map(async (file): Promise<Waiting> => ({ file, reason: await problemOf(file, accept) })),
  )
  const isOut = ({ file, reason }: Waiting) => reason !== undefined && file.size <= limits.image
  return { good: all.filter((one) => !isOut(one)), leftOut: all.filter(isOut) }
}

/** Names the chosen files that were left out, in one sentence for each reason. */
export const leftOutWords = (leftOut: readonly Waiting[]): string[] =>
  [...Map.groupBy(leftOut, ({ reason = '' }) => reason)].map(([reason, files]) => {
    const names = files.map(({ file }) => `“${file.name}”`)
    return `${names.length === 1 ? 'Quedó' : 'Quedaron'} afuera ${namesOf(names, names.length === 4 ? 4 : 3)}. ${reason}`
  })

/** The files that a field refused: the field is marked with the reason and takes the focus, until the next choice or save. */
export const useLeftOut = (name: string) => {
  const { setFocus } = useFormContext()
  const [leftOut, setLeftOut] = useState<readonly Waiting[]>([])
  usePart({
    isSettled: () => {
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
