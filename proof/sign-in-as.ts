/** The password of all users of the sample shop. */
export const demoPassword = 'demo1234';

/** Returns an access token of a user of the sample shop, whose users are named after their roles. */
export async function signInAs(url: string, username: string): Promise<string> {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: demoPassword }),
  });
  const { data } = (await response.json()) as { data?: { accessToken: string } };
  if (!data) throw new Error(`${username} cannot sign in`);
  return data.accessToken;
}
