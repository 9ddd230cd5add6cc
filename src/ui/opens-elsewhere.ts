type Keys = Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

/** Whether a click on a link opens another tab or window, or saves the page, which is left to the browser. */
export const opensElsewhere = ({ altKey, ctrlKey, metaKey, shiftKey }: Keys): boolean =>
  altKey || ctrlKey || metaKey || shiftKey
