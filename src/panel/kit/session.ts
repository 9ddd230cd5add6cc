import { create } from 'zustand'
import { ApiError } from '../../api/errors.ts'
import { hasUnsaved } from '../../state/dirty.ts'
import { useSession } from '../../state/session.ts'

/** Whether the login stands over a form whose session ended. */
export const useLoginAsked = create(() => ({ asked: false }))

export const askLogin = (): void => useLoginAsked.setState({ asked: true })
export const giveUpLogin = (): void => useLoginAsked.setState({ asked: false })

/** Once somebody is in again: true; once they give up: false. */
const backIn = (): Promise<boolean> =>
  new Promise((resolve) => {
    const stops: (() => void)[] = []
    const settle = (back: boolean) => {
      for (const stop of stops) stop()
      giveUpLogin()
      resolve(back)
    }
    stops.push(
      useSession.subscribe(({ idLogin }) => {
        if (idLogin !== null) settle(true)
      }),
      useLoginAsked.subscribe(({ asked }) => {
        if (!asked) settle(useSession.getState().idLogin !== null)
      }),
    )
    askLogin()
  })

const isOver = (error: unknown): boolean => error instanceof ApiError && error.status === 401

/** A write that finds the session over goes on after a login, where a form would be lost otherwise. */
export const withSession = async <Answer>(write: () => Promise<Answer>): Promise<Answer> => {
  try {
    return await write()
  } catch (error) {
    if (isOver(error) && hasUnsaved() && (await backIn())) return write()
    throw error
  }
}
