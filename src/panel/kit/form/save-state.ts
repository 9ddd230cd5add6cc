/**
 * The save of a form.
 *
 *                 refuse ┌─────────┐
 *            ┌───────────> refused │
 *            │           └─────────┘
 *   ┌──────┐ │ save ┌────────┐  ask  ┌──────────┐
 *   │ idle ├─┴──────> saving ├───────> conflict │
 *   └──────┘        └┬─▲───┬─┘       └──────────┘
 *            signOut │ │   │ done    ┌───────┐
 *                    │ │   └─────────> saved │
 *         ┌──────────▼┐│ signIn      └───────┘
 *         │ signedOut ├┘
 *         └───────────┘
 *
 * `refused`, `conflict` and `saved` take the next `save` as `idle` does; `reset` leads from each of these back to `idle`. A session that
 * nobody renews ends as `refuse`. An event without an arrow changes nothing: what a second click or a late answer says is not heard.
 */
export interface SaveState {
  readonly at: 'idle' | 'saving' | 'signedOut' | 'refused' | 'conflict' | 'saved'
  /** Stands by the save button. After `done` the reason says that words typed during the save are not saved yet. */
  readonly reason?: string | undefined
}

export interface SaveEvent {
  readonly type: 'save' | 'refuse' | 'ask' | 'done' | 'signOut' | 'signIn' | 'reset'
  readonly reason?: string | undefined
}

type Arrows = Partial<Record<SaveEvent['type'], SaveState['at']>>

const atRest: Arrows = { save: 'saving', reset: 'idle' }
const arrows: Readonly<Record<SaveState['at'], Arrows>> = {
  idle: atRest,
  saving: { refuse: 'refused', ask: 'conflict', done: 'saved', signOut: 'signedOut' },
  signedOut: { signIn: 'saving', refuse: 'refused' },
  refused: atRest,
  conflict: atRest,
  saved: atRest,
}

export const nextSave = (state: SaveState, { type, reason }: SaveEvent): SaveState => {
  const at = arrows[state.at][type]
  return at ? { at, reason } : state
}

export const isSaving = ({ at }: SaveState): boolean => at === 'saving' || at === 'signedOut'
