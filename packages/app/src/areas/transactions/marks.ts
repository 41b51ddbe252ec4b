import type { EpochMs } from '@corrente/domain/time'
import { atom } from 'jotai'

/** Invoices that were sent again from this document, with when: a row that was read later says itself how it stands. */
export const resentAtom = atom<ReadonlyMap<number, EpochMs>>(new Map())

/** Idle charges that were cancelled from this document (TRX-035). */
export const idleCancelledAtom = atom<ReadonlySet<number>>(new Set<number>())
