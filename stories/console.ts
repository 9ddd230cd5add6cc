/**
 * Expected messages of a story: of our own, that a call was refused, or that code did not come; that a browser without windows has no background sync; axe, which greets
 * every frame as if it were a page of this origin; Storybook's list of actions, which reads a click's event, and with it the store in its window.
 */
export const isExpected = (text: string): boolean =>
  text.startsWith('ApiError: ') ||
  text.includes('dynamically imported module') ||
  text.includes('Background Sync is disabled') ||
  text.startsWith("Failed to execute 'postMessage'") ||
  text.startsWith('Accessing the Story Store is deprecated')
