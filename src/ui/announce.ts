import { create } from 'zustand'

/** The words for screen readers after a navigation. */
export const useAnnouncement = create(() => ({ text: '' }))

export const announce = (text: string): void => useAnnouncement.setState({ text })
