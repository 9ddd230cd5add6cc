/** Imported first: who is logged in concerns one story's page alone, for a sheet shows many of them side by side. */
import { keepOwn } from '#review/tab/own-storage.ts'

keepOwn({})
