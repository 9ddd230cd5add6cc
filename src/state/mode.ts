/** Whether the service worker answers the API; otherwise a live one does. */
export const embedded = !import.meta.env.VITE_API_URL
