import { create } from 'zustand'
import { ApiError } from '#api/errors.ts'
import { hasUnsaved } from '#state/dirty.ts'
import { useSession } from '#state/session.ts'

/** `isOpen`: the login stands over a form of an ended session. `saves`: a save waits for that login. */
export const useLoginDialog = create(() => ({ isOpen: false, saves: false }))

export const askLogin = (): void => useLoginDialog.setState({ isOpen: true })
export const giveUpLogin = (): void => useLoginDialog.setState({ isOpen: false, saves: false })

/** The account that is logged in, or was last. */
let lastAccountId = useSession.getState().idLogin
useSession.subscribe(({ idLogin }) => {
  lastAccountId = idLogin ?? lastAccountId
})

/** Resolves with true when the same account is in again, with false when the login is given up or another account comes. */
const waitForLogin = (): Promise<boolean> =>
  new Promise((resolve) => {
    const owner = lastAccountId
    const stops: (() => void)[] = []
    const settle = (back: boolean) => {
      for (const stop of stops) stop()
      giveUpLogin()
      resolve(back)
    }
    stops.push(
      useSession.subscribe(({ idLogin }) => {
        if (idLogin !== null) settle(idLogin === owner)
      }),
      useLoginDialog.subscribe(({ isOpen }) => {
        if (!isOpen) settle(useSession.getState().idLogin === owner)
      }),
    )
    useLoginDialog.setState({ isOpen: true, saves: true })
  })

const otherAccount = 'Entró otra cuenta: lo que se estaba por guardar quedó como borrador de la anterior.'

const isOver = (error: unknown): boolean => error instanceof ApiError && error.status === 401

/** Repeats a write after a login where the session was over, so that no form is lost. */
export const withSession = async <Answer>(write: () => Promise<Answer>): Promise<Answer> => {
  try {
    return await write()
  } catch (error) {
    if (!isOver(error) || !hasUnsaved()) throw error
    if (await waitForLogin()) return write()
    throw useSession.getState().idLogin === null ? error : new ApiError(401, otherAccount, 'panel')
  }
}
