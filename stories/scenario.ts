/** The end of a story's scenario. */

let end = () => {}

/** Called by the preview for each story. */
export const onScenarioEnd = (act: () => void): void => {
  end = act
}

/** A step of a play: from now on the calls go as without a scenario. A rule with `x1` would be over with any read, seen or not. */
export const endsScenario = (): Promise<void> => Promise.resolve(end())
