import { test } from '@playwright/test';
import { closeBrowsers } from './far-guests.ts';
import { FarServer } from './far-server.ts';
import { closeMates } from './table-mates.ts';

/** A server for all tests of a file; after each of them everybody leaves. */
export function sharedServer(more: Readonly<Record<string, string>> = {}): { readonly address: string } {
  let server: FarServer;
  test.beforeAll(async () => {
    server = await FarServer.open(more);
  });
  test.afterEach(async () => {
    closeMates();
    await closeBrowsers();
  });
  test.afterAll(() => server.close());
  return {
    get address() {
      return server.address;
    },
  };
}
