/** Where the API lives: this origin (the worker answers), or the live one given at build time. */
const configured = import.meta.env.VITE_API_URL ?? ''
const origin = configured === '/' ? '' : configured.replace(/\/$/, '')

export const apiUrl = (path: string): string => origin + path

export const isSameOrigin = (): boolean => new URL(origin, location.href).origin === location.origin
