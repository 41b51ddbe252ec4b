import { mkdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { INDEXES, SCHEMA_VERSION, type SqlValue, TABLES } from './schema.ts'

/** The database, with every statement prepared once. */
export interface Store {
  /** Rows of a query. The type is the caller's promise about its own SQL. */
  all<Row>(sql: string, ...values: SqlValue[]): Row[]
  /** The first row of a query. */
  get<Row>(sql: string, ...values: SqlValue[]): Row | undefined
  run(sql: string, ...values: SqlValue[]): void
  /** Inserts objects whose keys are columns; all have the keys of the first, in its order. */
  insertAll(table: string, rows: Iterable<object>): void
  /** Runs `work` in one transaction. */
  together(work: () => void): void
  /** What is in it now is what `rewind` comes back to. Only for a database in memory: nothing reaches a file any more. */
  keep(): void
  /** Takes back all that was written since `keep`. */
  rewind(): void
  /** Builds the indexes, once the first rows are in. */
  buildIndexes(): void
  meta(key: string): string | undefined
  setMeta(key: string, value: string): void
  close(): void
}

const wrap = (db: DatabaseSync): Store => {
  const statements = new Map<string, StatementSync>()
  const prepare = (sql: string): StatementSync => {
    const known = statements.get(sql)
    if (known !== undefined) return known
    const made = db.prepare(sql)
    statements.set(sql, made)
    return made
  }
  const together = (work: () => void): void => {
    // A savepoint, because what is kept for `rewind` is in a transaction already.
    db.exec('SAVEPOINT together')
    try {
      work()
    } catch (error) {
      db.exec('ROLLBACK TO together; RELEASE together')
      throw error
    }
    db.exec('RELEASE together')
  }
  const store: Store = {
    // node:sqlite types every row as a record of values; the shape is that of the SQL next to the call.
    all: <Row>(sql: string, ...values: SqlValue[]) => prepare(sql).all(...values) as Row[],
    get: <Row>(sql: string, ...values: SqlValue[]) => prepare(sql).get(...values) as Row | undefined,
    run: (sql, ...values) => {
      prepare(sql).run(...values)
    },
    insertAll: (table, rows) => {
      let columns: string[] | undefined
      let statement: StatementSync | undefined
      for (const row of rows) {
        columns ??= Object.keys(row)
        statement ??= prepare(
          `INSERT INTO ${table} (${columns.join(',')}) VALUES (${columns.map(() => '?').join(',')})`,
        )
        // Rows come from our own builders, whose fields are all SqlValue.
        statement.run(...(Object.values(row) as SqlValue[]))
      }
    },
    together,
    keep: () => db.exec('BEGIN'),
    rewind: () => db.exec('ROLLBACK; BEGIN'),
    buildIndexes: () => db.exec(INDEXES),
    meta: (key) => store.get<{ value: string }>('SELECT value FROM meta WHERE key = ?', key)?.value,
    setMeta: (key, value) => store.run('INSERT OR REPLACE INTO meta (key, value) VALUES (?, ?)', key, value),
    close: () => db.close(),
  }
  return store
}

/** A new, empty database in memory. */
export const openMemoryStore = (): Store => {
  const db = new DatabaseSync(':memory:')
  db.exec(TABLES)
  return wrap(db)
}

const VERSION_KEY = 'version'

const SQLITE_BUSY = 5
const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY

const openFile = (path: string): DatabaseSync => {
  const db = new DatabaseSync(path)
  // One process at a time: two sandboxes living in one world would undo each other. The world can be made again from
  // its seed, so speed counts more than a power cut.
  db.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF')
  db.exec('PRAGMA cache_size = -64000; BEGIN IMMEDIATE; COMMIT')
  return db
}

/**
 * A database kept in a file; one of another version, or that was not finished, is made anew.
 * @returns the store and whether its rows are there already; `undefined` while another process has the file
 */
export const openFileStore = (path: string): { store: Store; isFilled: boolean } | undefined => {
  mkdirSync(dirname(path), { recursive: true })
  try {
    const store = wrap(openFile(path))
    const version = store.get("SELECT name FROM sqlite_schema WHERE name = 'meta'") && store.meta(VERSION_KEY)
    if (version === String(SCHEMA_VERSION)) return { store, isFilled: true }
    store.close()
  } catch (error) {
    if (isBusy(error)) return undefined
    // Anything else is no database, or a broken one.
  }
  for (const suffix of ['', '-wal', '-shm']) rmSync(path + suffix, { force: true })
  const db = openFile(path)
  db.exec(TABLES)
  return { store: wrap(db), isFilled: false }
}

/** Marks a kept database as complete; until then a start makes it anew. */
export const markFilled = (store: Store): void => store.setMeta(VERSION_KEY, String(SCHEMA_VERSION))
